#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# need.sh PROGRAM... -- COMMAND...: runs the command if all programs are installed. Otherwise the
# test is skipped with a message (exit code 77). It fails if CI=true, since a skipped test proves
# nothing.
missing=
while [ "$1" != -- ]; do
  command -v "$1" >/dev/null || [ -e "$1" ] || missing="$missing $1"
  shift
done
shift
[ -n "$missing" ] || exec "$@"
echo "skipped: missing:$missing (scripts/setup --tests installs what tests need, --web, --windows and --clusters what those of WebAssembly, Windows and clusters do)"
[ "$CI" != true ] || exit 1
exit 77
