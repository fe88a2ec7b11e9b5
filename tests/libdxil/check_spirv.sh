#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_spirv.sh TRANSLATE BIN WORK: the example's container is the one of dxil-from-spirv, and it
# refuses bytes that are no SPIR-V.
set -euo pipefail
translate=$1 bin=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
cat >"$work/fill.comp" <<'GLSL'
#version 450
layout(local_size_x = 64) in;
layout(binding = 0) buffer Out { uint o[]; };
void main() { o[gl_GlobalInvocationID.x] = gl_GlobalInvocationID.x * 3u; }
GLSL
glslangValidator -V -o "$work/fill.spv" "$work/fill.comp" >/dev/null
"$translate" "$work/fill.spv" "$work/fill.dxil"
"$bin/dxil-from-spirv" "$work/fill.spv" -o "$work/tool.dxil"
cmp "$work/fill.dxil" "$work/tool.dxil"
head -c 40 "$work/fill.spv" >"$work/cut.spv"
if "$translate" "$work/cut.spv" "$work/cut.dxil" 2>"$work/message"; then
  echo "check_spirv: a cut module was translated" >&2
  exit 1
fi
grep -q 'cut.spv: .*word' "$work/message" || { cat "$work/message" >&2; exit 1; }
[ ! -e "$work/cut.dxil" ]
