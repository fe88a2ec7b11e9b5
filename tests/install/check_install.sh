#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_install.sh BUILD SOURCE WORK: installs into WORK/prefix, and builds and
# runs the consumer project against it with find_package, with each compiler;
# then with nothing but the include folder.
set -euo pipefail
build=$1 source=$2 work=$3
rm -rf "$work"
cmake --install "$build" --prefix "$work/prefix" >/dev/null
for compiler in g++ clang++ clang++-22; do
  command -v "$compiler" >/dev/null || continue
  cmake -S "$source/tests/install/consumer" -B "$work/$compiler" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
  cmake --build "$work/$compiler" >/dev/null
  [ "$("$work/$compiler/ask" Sin)" = "Sin is opcode 13" ]
  ! "$work/$compiler/ask" Sinus
  "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Werror -I "$work/prefix/include" \
    "$source/tests/install/consumer/ask.cpp" -o "$work/alone"
  [ "$("$work/alone" Barrier)" = "Barrier is opcode 80" ]
  echo "$compiler: find_package and include folder alone"
done
"$work/prefix/bin/dxil-ops" show Sin >/dev/null
! grep -rlE '#include [<"]llvm/' "$work/prefix/include"
