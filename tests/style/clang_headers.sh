#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# clang_headers.sh SOURCE GENERATED WORK CLANG: compiles the public C++ headers of the ground floor
# with clang, with warnings as errors. Other checks use GCC; fuzz targets and sanitizers need clang.
set -euo pipefail
source=$1 generated=$2 work=$3 clang=$4
mkdir -p "$work"
rooms=(ops module meaning container listing link produce diff reduce validation)
options=()
for room in "${rooms[@]}"; do
  options+=(-I "$source/$room/include")
done
count=0
for room in "${rooms[@]}"; do
  while read -r header; do
    printf '#include <%s>\n' "$header" >>"$work/all.new"
    count=$((count + 1))
  done < <(cd "$source/$room/include" && find . -name '*.h' -printf '%P\n' | LC_ALL=C sort)
done
mv "$work/all.new" "$work/all.cpp"
[ "$count" -ge 60 ] || { echo "clang_headers: only $count headers were found" >&2; exit 1; }
"$clang" -std=c++20 -Wall -Wextra -Wno-unused-parameter -Werror -fsyntax-only "${options[@]}" -I "$generated" "$work/all.cpp"
echo "clang_headers: $count headers"
