#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# run_site_test.sh SITE_SCRIPT BIN FOLDER: writes the site and tests it in a browser.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$3"
"$(dirname "$1")/op-examples" "$2" "$3-examples"
"$(dirname "$1")/rule-examples" "$2" "$3-examples"
"$1" "$2" "$3" --examples "$3-examples"
exec node "$here/site_test.mjs" "$3" "$3-pictures" "$2"
