# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Toolchain: the ground floor for Windows, with Debian's mingw-w64 and POSIX threads, which
# std::thread needs. wine runs the programs (scripts/setup --windows).
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/wine)
# Programs and libraries need no DLL of the compiler.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -static)

# Header-only libraries come from the host. They are copied, since /usr/include also has the host's
# system headers.
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
