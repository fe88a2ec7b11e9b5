# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Toolchain: the ground floor for Windows, by Debian's mingw-w64 with POSIX threads, which std::thread needs; its programs
# run by wine (scripts/setup --windows).
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/wine)
# Nothing of the compiler's is a file beside a program or a library.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -static)

# Libraries that are headers alone are the host's. They are copied, as its /usr/include has other systems' headers too.
set(headers ${CMAKE_BINARY_DIR}/headers)
get_property(is_trial GLOBAL PROPERTY IN_TRY_COMPILE)
if(NOT is_trial AND NOT EXISTS ${headers})
  file(COPY /usr/include/nlohmann /usr/include/CLI DESTINATION ${headers}/include)
  file(COPY /usr/share/cmake/nlohmann_json /usr/share/cmake/CLI11 DESTINATION ${headers}/share/cmake)
endif()
set(CMAKE_FIND_ROOT_PATH ${headers} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(DXILTOOLS_GTEST_SOURCE /usr/src/googletest CACHE PATH "GoogleTest, to be built with the tests")
