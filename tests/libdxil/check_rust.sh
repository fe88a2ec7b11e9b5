#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_rust.sh SOURCE LIB GENERATED WORK: a program in Rust validates and builds through the C API. Where bindgen is at
# hand its declarations of the headers compile too.
set -euo pipefail
source=$1 lib=$2 generated=$3 work=$4
mkdir -p "$work"
rustc --edition 2021 -D warnings -L "$lib" -l dylib=dxil-tools -o "$work/program" "$source/tests/libdxil/program.rs"
LD_LIBRARY_PATH=$lib "$work/program" "$source/tests/corpus/dxil/cs_minimal.0.dxil"
if command -v bindgen >/dev/null; then
  bindgen "$source/libdxil/include/dxil_builder.h" --allowlist-item 'dxil_.*' -o "$work/bindings.rs" -- \
    -I "$source/libdxil/include" -I "$generated"
  rustc --edition 2021 --crate-type lib -A warnings -o "$work/bindings.rlib" "$work/bindings.rs"
fi
echo "check_rust: validates and builds"
