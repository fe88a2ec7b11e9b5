# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Toolchain: the ground floor as WebAssembly, with clang 22 and Debian's wasi-libc and libc++
# (scripts/setup --web).
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)   # the name of Debian's folders
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
# No exceptions and no threads: lack of memory is a trap, after which the instance is discarded.
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -fno-exceptions -fno-rtti -flto -DJSON_NOEXCEPTION")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor")
