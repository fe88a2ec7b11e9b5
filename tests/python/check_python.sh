#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_python.sh PYTHON SOURCE BUILD WORK: makes the wheel, unpacks it as pip does, and runs the
# package's tests.
set -euo pipefail
python=$1 source=$2 build=$3 work=$4
rm -rf "$work"
mkdir -p "$work/site"
wheel=$("$python" "$source/scripts/python-wheel" "$build" "$work")
"$python" "$source/scripts/python-wheel" "$build" "$work/again" >/dev/null
cmp "$wheel" "$work/again/$(basename "$wheel")"
"$python" -m zipfile -e "$wheel" "$work/site"
[ ! -x "$build/bin/dxil-run" ] || export DXIL_RUN=$build/bin/dxil-run
cd "$work"
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$work/site DXIL_CORPUS=$source/tests/corpus/dxil \
  DXIL_OPS_JSON=$build/generated/docs/ops.json \
  "$python" -m pytest -q -p no:cacheprovider "$source/tests/python/test_dxil.py" "$source/tests/python/test_ops.py"
