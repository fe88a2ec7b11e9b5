#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_size.sh SOURCE BUILD_DIR: builds module, package and page, and checks that the module is
# small enough for a page.
set -euo pipefail
"$1/scripts/web" "$2"
wasm=$2/bin/dxil-tools.wasm
size=$(stat -c %s "$wasm") packed=$(gzip -9c "$wasm" | wc -c)
[ "$size" -le 2097152 ] && [ "$packed" -le 786432 ] || {
  echo "check_size: $size bytes, $packed as gzip has it: more than 2097152 or 786432" >&2
  exit 1
}
