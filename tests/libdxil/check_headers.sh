#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_headers.sh INCLUDE GENERATED WORK: the public headers of C are C89, C99, C11 and C++98, without a warning,
# alone and one after the other.
set -euo pipefail
include=$1 generated=$2 work=$3
mkdir -p "$work"
for text in '#include <dxil.h>' '#include <dxil_builder.h>' '#include <dxil_builder.h>
#include <dxil.h>'; do
  printf '%s\nint nothing;\n' "$text" >"$work/one.c"
  cp "$work/one.c" "$work/one.cpp"
  for standard in c89 c99 c11; do
    gcc -std=$standard -Wall -Wextra -Wpedantic -Werror -fsyntax-only -I "$include" -I "$generated" "$work/one.c"
  done
  for standard in c++98 c++20; do
    g++ -std=$standard -Wall -Wextra -Werror -fsyntax-only -I "$include" -I "$generated" "$work/one.cpp"
  done
done
echo "check_headers: C89 to C++20"
