# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# DXILTOOLS_SANITIZED: the compiler's flags enable the address sanitizer (preset "sanitize"). CTest
# and lit then run with the settings that such a build needs beside stock LLVM, which is built
# without it:
#
# - detect_container_overflow=0, allow_user_poisoning=0: only one side annotates containers that
#   cross the
#   border;
# - detect_leaks=0: programs, also those of stock LLVM, end without freeing all memory;
# - allocator_may_return_null=1: clang may request any number of bytes, and dxil-cc reports a crash;
# - the run-time library loaded first, for stock opt, llc and clang that load the plugin.
set(DXILTOOLS_SANITIZED OFF)
if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=[a-z,-]*address")
  set(DXILTOOLS_SANITIZED ON)
  set(DXILTOOLS_ASAN_OPTIONS detect_leaks=0:detect_container_overflow=0:allow_user_poisoning=0:allocator_may_return_null=1)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libasan.so
                  OUTPUT_VARIABLE DXILTOOLS_ASAN_LIBRARY OUTPUT_STRIP_TRAILING_WHITESPACE)
  # Resolves a linker script or link to the file name that the loader knows.
  get_filename_component(DXILTOOLS_ASAN_LIBRARY "${DXILTOOLS_ASAN_LIBRARY}" REALPATH)
  file(WRITE ${PROJECT_BINARY_DIR}/SanitizerEnvironment.cmake
"if(NOT DEFINED ENV{ASAN_OPTIONS})
  set(ENV{ASAN_OPTIONS} ${DXILTOOLS_ASAN_OPTIONS})
endif()
set(ENV{LD_PRELOAD} ${DXILTOOLS_ASAN_LIBRARY})
")
  set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY
               TEST_INCLUDE_FILES ${PROJECT_BINARY_DIR}/SanitizerEnvironment.cmake)
endif()
