#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_size.sh SOURCE ARCHIVE SHARED GENERATED_INCLUDE WORK SHARED_BOUND [DXIL_CC]
# Checks that programs linked with the libraries, and dxil-cc, are not larger, stripped, than bounds
# above the measured sizes (docs/performance.md, "Size"): for Release builds by GCC on x86-64.
set -euo pipefail
source=$1 archive=$2 shared=$3 generated=$4 work=$5 shared_bound=$6 compiler=${7:-}
rm -rf "$work"
mkdir -p "$work"

failed=0
at_most() { # name, file, bound in bytes
  local size
  size=$(stat -c %s "$2")
  if [ "$size" -le "$3" ]; then
    echo "$1: $size bytes, at most $3"
  else
    echo "check_size: $1 has $size bytes, more than $3" >&2
    failed=1
  fi
}

nm -C "$archive" >"$work/names" 2>/dev/null
holds_no() { # program, names of the archive
  local name
  for name in "${@:2}"; do
    if ! grep -qF "$name" "$work/names"; then
      echo "check_size: the archive has no $name" >&2
      failed=1
    elif nm -C "$work/$1" | grep -F "$name" >&2; then
      echo "check_size: the program $1 holds $name" >&2
      failed=1
    fi
  done
}

gcc -O2 -c "$source/tests/install/consumer/check.c" -I "$source/libdxil/include" -I "$generated" -o "$work/check.o"
g++ "$work/check.o" "$archive" -o "$work/check"
strip "$work/check"
at_most "C program that validates, signs, reflects and lists" "$work/check" 1450000
"$work/check" "$source/tests/corpus/dxil/cs_minimal.0.dxil" >/dev/null

# Nothing but validation and the digest: no listing, assembler, linker or builder.
cat >"$work/sign.c" <<'EOF'
#include <dxil.h>
#include <stdio.h>
static unsigned char bytes[1 << 20];
int main(int count, char **values) {
  FILE *file = count == 2 ? fopen(values[1], "rb") : 0;
  if (!file)
    return 64;
  size_t size = fread(bytes, 1, sizeof bytes, file);
  dxil_status status = dxil_validate(bytes, size, 0, 0);
  return status == DXIL_OK ? (int)dxil_sign(bytes, size) : (int)status;
}
EOF
gcc -O2 -c "$work/sign.c" -I "$source/libdxil/include" -I "$generated" -o "$work/sign.o"
g++ "$work/sign.o" "$archive" -o "$work/sign"
# Names first: what it must not hold has no other code than its own.
holds_no sign dxil::ir::parseAssembly dxil::listing::InstructionTexts 'dxil::link::link(' dxil::ir::writeBitcode
strip "$work/sign"
at_most "C program that validates and signs" "$work/sign" 1200000
"$work/sign" "$source/tests/corpus/dxil/cs_minimal.0.dxil"

# The example that makes a signed container of SPIR-V, and validates it.
gcc -O2 -c "$source/examples/spirv/translate.c" -I "$source/libdxil/include" -I "$generated" -o "$work/translate.o"
g++ "$work/translate.o" "$archive" -o "$work/translate"
holds_no translate dxil::ir::parseAssembly dxil::listing::InstructionTexts dxil::ir::ModuleMerge
strip "$work/translate"
at_most "C program that translates SPIR-V, signs and validates" "$work/translate" 2000000

strip -o "$work/libdxil-tools.so" "$shared"
at_most "libdxil-tools.so" "$work/libdxil-tools.so" "$shared_bound"

if [ -n "$compiler" ]; then
  strip -o "$work/dxil-cc" "$compiler"
  at_most "dxil-cc" "$work/dxil-cc" 45000000
fi
exit "$failed"
