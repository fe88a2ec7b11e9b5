#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# run_site_test.sh DXIL_OPS FOLDER: exports the site and drives a browser over it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$2"
"$1" export --format html -o "$2"
exec node "$here/site_test.mjs" "$2" "$2-pictures"
