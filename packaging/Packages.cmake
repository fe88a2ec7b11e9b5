# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The Debian packages and the tarball that CPack makes of an installation (scripts/package; docs/releases.md).
# Who publishes packages answers for them (docs/releases.md): the default says by its domain that nobody can be written to.
set(DXILTOOLS_MAINTAINER "DXIL Tools team <dxil-tools@packages.invalid>"
    CACHE STRING "Of the Debian packages: name <address>")
if(NOT DXILTOOLS_MAINTAINER MATCHES "^[^<>]*[^<> ] <[^<>@ ]+@[^<>@ ]+>$")
  message(FATAL_ERROR "DXILTOOLS_MAINTAINER is \"${DXILTOOLS_MAINTAINER}\" (expected: name <address>)")
endif()
set(DXILTOOLS_PACKAGE_DATE "" CACHE STRING "Of the Debian changelog, as `date -R` writes it")

set(CPACK_PACKAGE_NAME dxil-tools)
set(CPACK_PACKAGE_VENDOR "DXIL Tools")
set(CPACK_PACKAGE_CONTACT ${DXILTOOLS_MAINTAINER})
# CPack's own default: any other would stand above the packages' descriptions.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${CMAKE_PROJECT_NAME} built using CMake")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${DXILTOOLS_MAINTAINER})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# dxil_package(component summary...: SECTION, DEPENDS, SUGGESTS, RECOMMENDS, TEXT, ARCHITECTURE). A library's package
# is named after its SONAME, as Debian's policy asks (8.1): packages of two SONAMEs can be installed side by side.
set(packages "")
macro(dxil_package component summary)
  cmake_parse_arguments(ARG "LIBRARY" "SECTION;TEXT;ARCHITECTURE" "DEPENDS;SUGGESTS;RECOMMENDS" ${ARGN})
  if("${component}" IN_LIST packages)
    message(FATAL_ERROR "package ${component} is described twice")
  endif()
  string(TOUPPER ${component} upper)
  set(name ${component})
  if(ARG_LIBRARY)
    string(APPEND name ${PROJECT_VERSION_MAJOR})
    set(ARG_SECTION libs)
    # CPack's own would call ldconfig by scripts, which Debian has left for triggers.
    set(control ${PROJECT_BINARY_DIR}/debian/${component})
    file(WRITE ${control}/triggers "activate-noawait ldconfig\n")
    file(WRITE ${control}/shlibs "${component} ${PROJECT_VERSION_MAJOR} ${name} (>= ${PROJECT_VERSION})\n")
    set(CPACK_DEBIAN_${upper}_PACKAGE_CONTROL_EXTRA "${control}/triggers;${control}/shlibs")
  endif()
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${ARG_SECTION})
  # CPack indents the lines itself, and makes " ." of empty ones.
  string(REGEX REPLACE "\n *[.]?" "\n" text "${ARG_TEXT}")
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${summary}\n${text}")
  if(ARG_ARCHITECTURE)
    set(CPACK_DEBIAN_${upper}_PACKAGE_ARCHITECTURE ${ARG_ARCHITECTURE})
    set(CPACK_DEBIAN_${upper}_PACKAGE_SHLIBDEPS OFF)
  endif()
  foreach(field DEPENDS SUGGESTS RECOMMENDS)
    list(JOIN ARG_${field} ", " CPACK_DEBIAN_${upper}_PACKAGE_${field})
  endforeach()
  list(APPEND packages ${component})
endmacro()

# Scripts that compile a package's modules of Python, those of `directory` if it is a private one, and remove what
# Python has compiled.
macro(dxil_package_of_python component directory)
  string(TOUPPER ${component} upper)
  set(control ${PROJECT_BINARY_DIR}/debian/${component})
  set(component ${component})
  set(directory ${directory})
  foreach(script postinst prerm)
    configure_file(${CMAKE_CURRENT_LIST_DIR}/python/${script}.in ${control}/${script} @ONLY FILE_PERMISSIONS
      OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  endforeach()
  set(CPACK_DEBIAN_${upper}_PACKAGE_CONTROL_EXTRA "${control}/postinst;${control}/prerm")
endmacro()

set(same "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(soversion ${PROJECT_VERSION_MAJOR})

dxil_package(dxil-tools "inspect, validate, edit, link and assemble DXIL shader containers"
  SECTION devel SUGGESTS dxil-cc dxil-run dxil-tools-doc graphviz
  TEXT "dxil-dis, dxil-as, dxil-val, dxil-diff, dxil-link, dxil-edit, dxil-reduce,
 dxil-from-spirv and dxil-ops: shaders of Direct3D 12 are disassembled, assembled, judged by
 DXIL's rules, compared, linked, edited and made smaller, and the operations
 of DXIL are looked up.
 .
 A libdxil.so that validates and signs for DXC is in a folder of its own.")
dxil_package(libdxil-tools "DXIL reader, validator, builder and linker with a C API" LIBRARY
  TEXT "Containers of Direct3D 12's shaders are validated, reflected, listed,
 assembled, compared, linked, signed, and built instruction by instruction,
 without LLVM.")
dxil_package(libdxil-tools-dev "DXIL reader, validator and builder (development files)"
  SECTION libdevel DEPENDS "libdxil-tools${soversion} ${same}" SUGGESTS dxil-cc dxil-run libdxil-compile-dev
  TEXT "Headers in C and C++, the static library, the table of DXIL's operations as
 constexpr C++, and CMake functions that compile, validate and test shaders.")
if(TARGET dxil-cc)
  dxil_package(dxil-cc "HLSL compiler to DXIL with dxc's command line"
    SECTION devel RECOMMENDS dxil-tools SUGGESTS dxil-run dxil-llvm
    TEXT "Compiles shaders of every stage and of shader models 6.0 to 6.9 to signed
 containers for Direct3D 12. Nothing else is needed: LLVM's optimizer is in
 the program.")
  dxil_package(libdxil-compile "HLSL to DXIL as a library in C" LIBRARY
    TEXT "The compiler dxil-cc for programs, in memory, from many threads. LLVM is in
 it and hidden.")
  dxil_package(libdxil-compile-dev "HLSL to DXIL as a library in C (development files)"
    SECTION libdevel DEPENDS "libdxil-compile${soversion} ${same}" "libdxil-tools-dev ${same}"
    TEXT "The header dxil/compile.h and what CMake and pkg-config read.")
  dxil_package(dxil-run "runs DXIL shaders of every stage on the CPU"
    SECTION devel RECOMMENDS dxil-cc
    TEXT "Unit tests of shaders and pictures without a GPU: compute, graphics, mesh,
 ray tracing and work graphs, with faults and races reported.")
  if(TARGET dxil-prove)
    dxil_package(dxil-prove "proves that two DXIL shaders do the same"
      SECTION devel RECOMMENDS dxil-run SUGGESTS dxil-cc
      TEXT "Two compute, vertex, pixel or domain shaders are compared for all inputs by
 the solver Z3; a difference comes with inputs that show it.")
  endif()
  dxil_package(libdxil-execution "unit tests of DXIL shaders in C++" LIBRARY
    TEXT "What dxil-run does, for test programs.")
  dxil_package(libdxil-execution-dev "unit tests of DXIL shaders in C++ (development files)"
    SECTION libdevel DEPENDS "libdxil-execution${soversion} ${same}" "libdxil-tools-dev ${same}"
    TEXT "The header dxil/execution/Test.h and what CMake reads.")
  dxil_package(dxil-tblgen "generator of DXIL op tables from TableGen records"
    SECTION devel SUGGESTS libdxil-tools-dev
    TEXT "Every fact of DXIL as records, and the program that makes C++ tables,
 builders, JSON and HTML of them and of one's own. LLVM need not be
 installed; the records of its intrinsics are in the package, under its
 licence.")
  dxil_package(dxil-llvm "DXIL back end for stock LLVM 22, and DXIL to LLVM IR"
    SECTION devel SUGGESTS clang-22 llvm-22
    TEXT "The plugin dxil-target.so makes DXIL with clang-22, opt-22 and llc-22, and
 dxil-upgrade turns containers into LLVM IR.")
endif()
dxil_package(python3-dxil "DXIL containers in Python"
  SECTION python ARCHITECTURE all DEPENDS "python3 (>= 3.8)" "libdxil-tools${soversion} (>= ${PROJECT_VERSION})"
  SUGGESTS "libdxil-compile${soversion}"
  TEXT "Validates, reflects, lists, assembles, compares, links, signs and builds
 containers of Direct3D 12's shaders. The module dxil_compile compiles HLSL
 where libdxil-compile${soversion} is installed.")
dxil_package_of_python(python3-dxil "")
if(TARGET dxil-farm)
  dxil_package(dxil-farm "compiles and validates shaders on the workers of a cluster"
    SECTION devel ARCHITECTURE all DEPENDS "python3 (>= 3.8)" python3-distributed
    "libdxil-compile${soversion} (>= ${PROJECT_VERSION})" "libdxil-tools${soversion} (>= ${PROJECT_VERSION})"
    TEXT "A manifest of shaders and permutations is compiled or validated by the workers
 of a Dask cluster, equal work once, and goes on after an interruption.")
  dxil_package_of_python(dxil-farm /usr/share/dxil-tools/python)
endif()
dxil_package(dxil-tools-doc "documentation and examples of DXIL Tools"
  SECTION doc ARCHITECTURE all
  TEXT "All pages, shaders of every stage, and DXIL's operations as HTML and
 Markdown.")

set(CPACK_COMPONENTS_ALL ${packages})

# Files that Debian requires in addition: man pages in gzip, copyright, changelog, overrides of lintian.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/DebianFiles.cmake)
set(DXILTOOLS_PACKAGE_NAMES "")
foreach(component IN LISTS packages)
  string(TOUPPER ${component} upper)
  list(APPEND DXILTOOLS_PACKAGE_NAMES ${component} ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
endforeach()
configure_file(${CMAKE_CURRENT_LIST_DIR}/DebianFiles.cmake.in ${PROJECT_BINARY_DIR}/DebianFiles.cmake @ONLY)
include(CPack)
