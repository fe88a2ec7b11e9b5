#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_headers.sh INCLUDE GENERATED WORK: the public headers of C are C89, C99, C11 and C++98, without a warning,
# alone and one after the other.
set -euo pipefail
include=$1 generated=$2 work=$3
mkdir -p "$work"
for text in '#include <dxil.h>' '#include <dxil_ops.h>' '#include <dxil_builder.h>' '#include <dxil_builder.h>
#include <dxil_ops.h>
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
# Those of C++ that programs include say which C++ they need before anything else.
room=$(dirname "$include")/..
for header in ops/include/dxil/ops.h ops/include/dxil/ops/docs.h validation/include/dxil/validation/Validator.h \
  link/include/dxil/link/Link.h produce/include/dxil/produce/ShaderProducer.h; do
  cp "$room/$header" "$work/one.cpp"
  if g++ -std=c++17 -fsyntax-only -I "$room/ops/include" -I "$generated" "$work/one.cpp" 2>"$work/errors"; then
    echo "check_headers: $header compiles as C++17" >&2
    exit 1
  fi
  grep -m 1 'error:' "$work/errors" | grep -q 'need C++20 (-std=c++20)'
done
echo "check_headers: headers of C++ ask for C++20"
