#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_shaders.sh PREFIX SOURCE WORK: tests dxil_add_shaders and dxil_validate_shaders of the
# installation in PREFIX with a project in WORK, with Ninja and Make: builds all, nothing the second
# time, and the users of a changed file.
set -euo pipefail
prefix=$1 source=$2 work=$3
rm -rf "$work"
mkdir -p "$work"

build() { cmake --build "$folder" -j 2 "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }; }
expect_compiled() { # the names of containers, in order
  local compiled
  compiled=$(grep -o 'Compiling .*\.dxil' "$work/log" | sed 's/Compiling //; s/ /_/g' | sort | tr '\n' ' ' || true)
  [ "$compiled" = "$1" ] || { echo "compiled '$compiled', expected '$1'" >&2; cat "$work/log" >&2; exit 1; }
}
later() { sleep 1.1; touch "$project/$1"; }
expect_mistake() { # the mistake, and the expected message
  if cmake -S "$project" -B "$work/mistake" -DCMAKE_PREFIX_PATH="$prefix" -DMISTAKE="$1" >"$work/log" 2>&1; then
    echo "the mistake '$1' was not told" >&2
    exit 1
  fi
  tr -s ' \n' ' ' <"$work/log" | grep -qF -- "$2" || { cat "$work/log" >&2; exit 1; }
}

for generator in Ninja "Unix Makefiles"; do
  project="$work/project of ${generator%% *}" folder="$work/build of ${generator%% *}"
  cp -r "$source/tests/install/shaders" "$project"
  cmake -G "$generator" -S "$project" -B "$folder" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
  patches="by-high/hs_6_6-3.dxil by-high/hs_6_6-5.dxil by-low/hs_6_6-3.dxil by-low/hs_6_6-5.dxil "
  build
  expect_compiled "${patches}fill.dxil other.dxil patch-domain-1.dxil patch-domain-2.dxil patch-domain-4.dxil \
patch-domain.dxil patch-hull-1.dxil patch-hull-2.dxil patch-hull-4.dxil patch.dxil scale.dxil two_words_of_main.dxil "
  grep -q '12 files: 12 valid' "$work/log"
  build
  expect_compiled ""
  if grep -q Validating "$work/log"; then echo "$generator: validated again without a change" >&2; exit 1; fi
  later include/factor.hlsli
  build
  expect_compiled "scale.dxil "
  grep -q 'Compiling levels (cs_6_6)' "$work/log"
  # A table: an index of all variants, and a container for each result.
  [ "$(grep -c '"container":"' "$folder/tables/levels/variants.json")" = 6 ]
  [ "$(ls "$folder"/tables/levels-cs_6_0/*.dxil | wc -l)" = 6 ]
  sed -i 's/LEVEL:.*/LEVEL: 4 | 5/' "$project/levels.variants"
  build
  grep -q 'Compiling levels-cs_6_0 (cs_6_0)' "$work/log"
  [ "$(ls "$folder"/tables/levels/*.dxil | wc -l)" = 4 ]
  "$prefix/bin/dxil-cc" -T cs_6_6 -DLEVEL=5 -DSCALED=1 -I "$project/include" "$project/levels.hlsl" -Fo "$work/alone.dxil"
  cmp "$work/alone.dxil" "$folder/tables/levels/$(sed -n 's/.*"container":"\(.*\)","defines":{"LEVEL":"5","SCALED":"1"}.*/\1/p' \
    "$folder/tables/levels/variants.json")"
  build
  if grep -q Compiling "$work/log"; then echo "$generator: a table was compiled again without a change" >&2; exit 1; fi
  later fill.hlsl
  build
  expect_compiled "fill.dxil "
  later "in words/factor.hlsli"
  build
  expect_compiled "two_words_of_main.dxil "
  # A changed command line recompiles only its sources.
  sed -i 's/THREADS=32/THREADS=64/' "$project/CMakeLists.txt"
  build
  expect_compiled "fill.dxil scale.dxil "
  # A failed compile leaves no container, and names the line.
  echo 'float broken = ;' >>"$project/fill.hlsl"
  cp "$folder/shaders/fill.dxil" "$work/before"
  if cmake --build "$folder" >"$work/log" 2>&1; then echo "a broken shader was compiled" >&2; exit 1; fi
  grep -q 'fill.hlsl:7:16: error' "$work/log"
  sed -i '$d' "$project/fill.hlsl"
  build
  cmp "$folder/shaders/fill.dxil" "$work/before"
  build --target judge # with the property DXIL_CONTAINERS
  # Each container has its entry point, profile and permutation.
  "$prefix/bin/dxil-cc" -T ds_6_5 -E domain -DFACTOR=4 "$project/patch.hlsl" -Fo "$work/alone.dxil"
  cmp "$work/alone.dxil" "$folder/permutations/patch-domain-4.dxil"
  "$prefix/bin/dxil-cc" -T hs_6_6 -E hull -DFACTOR=5 "$project/patch.hlsl" -Fo "$work/alone.dxil"
  cmp "$work/alone.dxil" "$folder/named/by-low/hs_6_6-5.dxil"
  echo "dxil_add_shaders with $generator: compiles what changed"
done
expect_mistake twice "patch/patch.dxil is made twice, of patch.hlsl now (expected OUTPUT_NAME, or OUTPUT_DIRECTORY)"
expect_mistake name "OUTPUT_NAME x-{LIGHTS}: there is no LIGHTS (expected SOURCE, ENTRY, PROFILE or a name of PERMUTATIONS)"
expect_mistake profile "patch.hlsl: hull has no profile (expected PROFILE, or ENTRIES with one such as hull=hs_6_6)"
