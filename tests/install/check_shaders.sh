#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_shaders.sh PREFIX SOURCE WORK: dxil_add_shaders of the installation in PREFIX, in a project of
# its own in WORK, with Ninja: builds all, nothing again, and what a change concerns.
set -euo pipefail
prefix=$1 source=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
cp -r "$source/tests/install/shaders" "$work/project"
cmake -G Ninja -S "$work/project" -B "$work/build" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
out=$work/build/shaders

build() { cmake --build "$work/build" >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }; }
expect_compiled() { # the names of containers, in order
  local compiled
  compiled=$(grep -o 'Compiling [a-z]*\.dxil' "$work/log" | sed 's/Compiling //' | sort | tr '\n' ' ' || true)
  [ "$compiled" = "$1" ] || { echo "compiled '$compiled', expected '$1'" >&2; cat "$work/log" >&2; exit 1; }
}
later() { sleep 1.1; touch "$work/project/$1"; }

build
expect_compiled "fill.dxil other.dxil scale.dxil "
ninja -C "$work/build" -n | grep -q 'no work to do'
later include/factor.hlsli
build
expect_compiled "scale.dxil "
later fill.hlsl
build
expect_compiled "fill.dxil "
# A command line that changes compiles its sources again, and only those.
sed -i 's/THREADS=32/THREADS=64/' "$work/project/CMakeLists.txt"
build
expect_compiled "fill.dxil scale.dxil "
# A failure leaves no container, and names the line.
echo 'float broken = ;' >>"$work/project/fill.hlsl"
cp "$out/fill.dxil" "$work/before"
if cmake --build "$work/build" >"$work/log" 2>&1; then echo "a broken shader was compiled" >&2; exit 1; fi
grep -q 'fill.hlsl:7:16: error' "$work/log"
sed -i '$d' "$work/project/fill.hlsl"
build
cmp "$out/fill.dxil" "$work/before"
cmake --build "$work/build" --target judge >/dev/null # with the property DXIL_CONTAINERS
echo "dxil_add_shaders: compiles what changed"
