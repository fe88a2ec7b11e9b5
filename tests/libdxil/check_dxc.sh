#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_dxc.sh LIBRARY BIN SHADER WORK: the dxc that DXC_DIR names validates and signs through our library. It tells
# its version, and the container is valid and signed; without DXC_DIR nothing is tried.
set -euo pipefail
library=$1 bin=$2 shader=$3 work=$4
if [ -z "${DXC_DIR:-}" ] || [ ! -x "$DXC_DIR/dxc" ]; then
  echo "skipped: DXC_DIR names no folder with dxc"
  exit 77
fi
mkdir -p "$work"
rm -f "$work"/*.dxil
ln -sf "$library" "$work/libdxil.so" # alone: beside it may be our libdxcompiler.so
export DXC_DXIL_DLL_PATH=$library LD_LIBRARY_PATH=$work:$DXC_DIR:$DXC_DIR/../lib
"$DXC_DIR/dxc" --version 2>&1 | tee "$work/version"
grep -q 'libdxil.*1\.9' "$work/version"
"$DXC_DIR/dxc" -T cs_6_6 -E main "$shader" -Fo "$work/made.dxil" 2>&1 | tee "$work/messages"
if grep -qi 'validator\|not be signed' "$work/messages"; then exit 1; fi
"$bin/dxil-val" "$work/made.dxil"
"$bin/dxil-dis" "$work/made.dxil" | grep -q 'digest .* (matches)'
echo "check_dxc: dxc signs through $library"
