#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_expr.sh EXPR EXAMPLES BIN WORK: the example compiler's shaders are valid (for Microsoft's dxv too,
# where DXC_DIR names one), the same each time, and give the numbers and pixels of their descriptions;
# what is wrong is refused.
set -euo pipefail
expr=$1 examples=$2 bin=$3 work=$4
rm -rf "$work"
mkdir -p "$work"
[ "$(wc -l <"$examples/expr.c")" -lt 300 ]
for job in cs:blend ps:textured; do
  name=${job#*:}
  "$expr" "${job%:*}" "$examples/$name.expr" "$work/$name.dxil"
  "$expr" "${job%:*}" "$examples/$name.expr" "$work/again.dxil"
  cmp "$work/$name.dxil" "$work/again.dxil"
  "$bin/dxil-val" "$work/$name.dxil"
  if [ -n "${DXC_DIR:-}" ] && [ -x "$DXC_DIR/dxv" ]; then
    "$DXC_DIR/dxv" "$work/$name.dxil" >/dev/null
  fi
  "$bin/dxil-dis" --reflect "$work/$name.dxil" | grep -q tint
  if [ -x "$bin/dxil-run" ]; then # not in a build of the ground floor alone
    "$bin/dxil-run" "$work/$name.dxil" "$examples/$name.json" >/dev/null
    # The comparison can fail.
    sed 's/"step": 2/"step": 2.5/; s/0\.75, 0\.25, 0\.125/0.75, 0.25, 0.5/' "$examples/$name.json" >"$work/wrong.json"
    if "$bin/dxil-run" "$work/$name.dxil" "$work/wrong.json" >/dev/null 2>&1; then
      echo "check_expr: a wrong expectation passed" >&2
      exit 1
    fi
  fi
done
[ ! -x "$bin/dxil-run" ] || "$bin/dxil-run" "$work/textured.dxil" "$examples/textured.json" --image "$work/textured.png" >/dev/null
refuse() {
  printf '%b' "$2" >"$work/wrong.expr"
  if "$expr" "$1" "$work/wrong.expr" "$work/wrong.dxil" 2>"$work/message"; then
    echo "check_expr: '$2' was compiled" >&2
    exit 1
  fi
  grep -q "$3" "$work/message" || { cat "$work/message" >&2; exit 1; }
}
refuse cs 'out = missing\n' 'an unknown name'
refuse cs 'out = (1 + 2\n' 'something else was expected'
refuse cs 'a = 1\n' "operand 'value0' is missing"
refuse ps 'out = vec(1, 2, 3).w\n' 'no such components'
echo "check_expr: a compute and a pixel shader"
