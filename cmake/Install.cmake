# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What `cmake --install` puts where, and the CMake package that finds it.
include(CMakePackageConfigHelpers)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/ops/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
# The generated headers without LLVM; builders and intrinsic tables are the upper floor's own.
install(DIRECTORY ${DXILTOOLS_GENERATED_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h" PATTERN "*.inc"
        PATTERN "OpBuilder*" EXCLUDE PATTERN "*Intrinsic*" EXCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/docs/ops.schema.json ${DXILTOOLS_GENERATED_DIR}/docs/ops.json
              ${PROJECT_SOURCE_DIR}/docs/dxil-run.schema.json
        DESTINATION ${CMAKE_INSTALL_DATADIR}/dxil-tools)
get_property(tools GLOBAL PROPERTY DXILTOOLS_TOOLS)
if(TARGET dxil-tblgen)
  list(APPEND tools dxil-tblgen)
endif()
install(TARGETS ${tools} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(exported dxil_ops)
set_target_properties(dxil_ops PROPERTIES EXPORT_NAME ops)
if(TARGET dxil)
  list(APPEND exported dxil dxil_shared)
endif()
if(TARGET dxil_compile)
  list(APPEND exported dxil_compile)
endif()
# Unit tests of shaders in C++; what it needs of LLVM is a shared library, and no header.
if(TARGET dxil_execution_shared)
  list(APPEND exported dxil_execution_shared)
  install(FILES ${PROJECT_SOURCE_DIR}/execution/include/dxil/execution/Test.h
          DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/dxil/execution)
endif()
if(NOT TARGET dxil-farm) # which installs it
  install(FILES ${PROJECT_SOURCE_DIR}/python/dxil_compile.py DESTINATION ${CMAKE_INSTALL_DATADIR}/dxil-tools/python)
endif()
install(TARGETS ${exported} EXPORT DXILToolsTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT DXILToolsTargets NAMESPACE DXILTools::
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/DXILTools)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/DXILToolsConfig.cmake.in
  ${PROJECT_BINARY_DIR}/DXILToolsConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/DXILTools
  PATH_VARS CMAKE_INSTALL_BINDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/DXILToolsConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/DXILToolsConfig.cmake
              ${PROJECT_BINARY_DIR}/DXILToolsConfigVersion.cmake
              ${PROJECT_SOURCE_DIR}/cmake/DXILToolsShaders.cmake
              ${PROJECT_SOURCE_DIR}/cmake/DXILToolsShaderTest.cmake
              ${PROJECT_SOURCE_DIR}/cmake/DXILToolsValidate.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/DXILTools)
# Projects of other build systems (docs/build-systems.md).
if(TARGET dxil-cc)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/integrations/meson ${PROJECT_SOURCE_DIR}/integrations/bazel
          DESTINATION ${CMAKE_INSTALL_DATADIR}/dxil-tools)
endif()
