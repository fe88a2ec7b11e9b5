# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installation folders, the CMake package that finds an installation, and the target uninstall.
# Components are the Debian packages of packaging/Packages.cmake, whose library packages also have
# the number of the SONAME in their name.
include(CMakePackageConfigHelpers)

set(cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/DXILTools)
set(share ${CMAKE_INSTALL_DATADIR}/dxil-tools)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/ops/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        COMPONENT libdxil-tools-dev)
# Installs the generated headers without LLVM. Builders, intrinsic tables and HLSL's library are
# internal to the upper floor.
install(DIRECTORY ${DXILTOOLS_GENERATED_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        COMPONENT libdxil-tools-dev
        FILES_MATCHING PATTERN "*.h" PATTERN "*.inc"
        PATTERN "OpBuilder*" EXCLUDE PATTERN "*Intrinsic*" EXCLUDE PATTERN "HLSLLibrary*" EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/docs/ops.schema.json ${DXILTOOLS_GENERATED_DIR}/docs/ops.json
        DESTINATION ${share} COMPONENT dxil-tools)
get_property(tools GLOBAL PROPERTY DXILTOOLS_TOOLS)
foreach(tool IN LISTS tools)
  get_target_property(package ${tool} DXIL_PACKAGE)
  install(TARGETS ${tool} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT ${package})
endforeach()

#===--- Libraries -----------------------------------------------------------===#

# dxil_install_library(package export targets...): installs the shared library in `package`,
# everything else in `package`-dev. The targets are in their own file,
# DXILTools<export>Targets.cmake, so that each package can be absent.
function(dxil_install_library package export)
  install(TARGETS ${ARGN} EXPORT DXILTools${export}Targets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${package}-dev
          RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT ${package}
          LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT ${package}
          NAMELINK_COMPONENT ${package}-dev)
  install(EXPORT DXILTools${export}Targets NAMESPACE DXILTools::
          DESTINATION ${cmake_dir} COMPONENT ${package}-dev)
  export(EXPORT DXILTools${export}Targets NAMESPACE DXILTools::
         FILE ${PROJECT_BINARY_DIR}/DXILTools${export}Targets.cmake)
endfunction()

set_target_properties(dxil_ops PROPERTIES EXPORT_NAME ops)
dxil_install_library(libdxil-tools "" dxil_ops dxil dxil_shared)
if(TARGET dxil_compile)
  dxil_install_library(libdxil-compile Compile dxil_compile)
endif()
# Unit tests of shaders in C++. They need LLVM's shared library, but none of its headers.
if(TARGET dxil_execution_shared)
  dxil_install_library(libdxil-execution Execution dxil_execution_shared)
  install(FILES ${PROJECT_SOURCE_DIR}/execution/include/dxil/execution/Test.h
          DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/dxil/execution COMPONENT libdxil-execution-dev)
endif()
if(TARGET dxil-run)
  install(FILES ${PROJECT_SOURCE_DIR}/docs/dxil-run.schema.json DESTINATION ${share} COMPONENT dxil-run)
endif()
set(config ${PROJECT_SOURCE_DIR}/cmake/DXILToolsConfig.cmake.in)
configure_package_config_file(${config} ${PROJECT_BINARY_DIR}/package/DXILToolsConfig.cmake
  INSTALL_DESTINATION ${cmake_dir}
  PATH_VARS CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/DXILToolsConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
set(functions "")
foreach(file Generate Shaders ShaderTest Validate)
  list(APPEND functions ${PROJECT_SOURCE_DIR}/cmake/DXILTools${file}.cmake)
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/package/DXILToolsConfig.cmake
              ${PROJECT_BINARY_DIR}/DXILToolsConfigVersion.cmake ${functions}
        DESTINATION ${cmake_dir} COMPONENT libdxil-tools-dev)

# find_package(DXILTools) takes the build folder too: -DDXILTools_DIR=build, or a prefix path.
configure_package_config_file(${config} ${PROJECT_BINARY_DIR}/DXILToolsConfig.cmake
  INSTALL_DESTINATION . INSTALL_PREFIX ${PROJECT_BINARY_DIR}
  PATH_VARS CMAKE_INSTALL_BINDIR)
file(COPY ${functions} DESTINATION ${PROJECT_BINARY_DIR})

# The records, with those of LLVM that they include, for dxil-tblgen.
if(TARGET dxil-tblgen)
  install(FILES ${PROJECT_SOURCE_DIR}/DXIL.td DESTINATION ${share}/td COMPONENT dxil-tblgen)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/td DESTINATION ${share}/td COMPONENT dxil-tblgen FILES_MATCHING PATTERN "*.td")
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/emitters DESTINATION ${share}/td COMPONENT dxil-tblgen FILES_MATCHING PATTERN "*.td")
  file(GLOB llvm_records ${LLVM_INCLUDE_DIRS}/llvm/IR/Intrinsics*.td)
  install(FILES ${llvm_records} DESTINATION ${share}/td/llvm/IR COMPONENT dxil-tblgen)
  install(FILES ${LLVM_INCLUDE_DIRS}/llvm/CodeGen/SDNodeProperties.td ${LLVM_INCLUDE_DIRS}/llvm/CodeGen/ValueTypes.td
          DESTINATION ${share}/td/llvm/CodeGen COMPONENT dxil-tblgen)
endif()

# Python searches packages in the folder of the system's interpreter (Debian:
# lib/python3/dist-packages). Another folder can be set here, or in PYTHONPATH.
set(DXILTOOLS_PYTHON_DIR ${share}/python CACHE STRING "Where Python packages are installed, below the prefix")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/python/dxil DESTINATION ${DXILTOOLS_PYTHON_DIR} COMPONENT python3-dxil
        PATTERN "__pycache__" EXCLUDE)
install(FILES ${DXILTOOLS_GENERATED_DIR}/python/dxil/operations.py DESTINATION ${DXILTOOLS_PYTHON_DIR}/dxil
        COMPONENT python3-dxil)
install(FILES ${PROJECT_SOURCE_DIR}/python/dxil_compile.py DESTINATION ${DXILTOOLS_PYTHON_DIR} COMPONENT python3-dxil)

# Files for projects with other build systems (docs/build-systems.md).
if(TARGET dxil-cc)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/integrations/meson ${PROJECT_SOURCE_DIR}/integrations/bazel
                    ${PROJECT_SOURCE_DIR}/integrations/offload-test-suite
          DESTINATION ${share} COMPONENT dxil-cc)
endif()

#===--- Documentation, as it is in the source tree, so that links hold --------===#

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT licence)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CONTRIBUTING.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT dxil-tools-doc)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs ${PROJECT_SOURCE_DIR}/examples
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT dxil-tools-doc)
install(DIRECTORY ${DXILTOOLS_GENERATED_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR}/generated
        COMPONENT dxil-tools-doc FILES_MATCHING PATTERN "*.md" PATTERN "hlsl" EXCLUDE)

#===--- Removal ---------------------------------------------------------------===#

add_custom_target(uninstall
  COMMAND ${CMAKE_COMMAND} -DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt
          -P ${PROJECT_SOURCE_DIR}/cmake/Uninstall.cmake
  COMMENT "Removing what install_manifest.txt names" VERBATIM)
