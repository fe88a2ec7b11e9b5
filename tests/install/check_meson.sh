#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_meson.sh PREFIX SOURCE WORK: tests the Meson subproject of the installation in PREFIX with a
# project in WORK.
set -euo pipefail
prefix=$1 source=$2 work=$3
rm -rf "$work"
mkdir -p "$work/project/subprojects"
cp "$source"/tests/install/meson/* "$source"/tests/install/shaders/*.hlsl "$work/project"
cp -r "$source/tests/install/shaders/include" "$source/tests/install/shaders/in words" "$work/project"
cp -r "$prefix/share/dxil-tools/meson" "$work/project/subprojects/dxil-tools"
export PATH=$prefix/bin:$PATH
run() { "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }; }
run meson setup "$work/build" "$work/project" --prefix "$work/installed"
cd "$work/build"
run ninja -v
run "$prefix/bin/dxil-cc" -T ds_6_6 -E domain -D FACTOR=2 "$work/project/patch.hlsl" -Fo "$work/alone.dxil"
cmp "$work/alone.dxil" patch-domain-2.dxil
run ninja -n
grep -q 'no work to do' "$work/log"
# A changed include rebuilds only its users.
sleep 1.1
sed -i 's/FACTOR .*/FACTOR 7/' "$work/project/include/factor.hlsli"
cp scale.dxil "$work/before.dxil"
cp two-words.dxil "$work/before-words.dxil"
sed -i 's/FACTOR .*/FACTOR 7/' "$work/project/in words/factor.hlsli"
cp magic.p/scale.dxil.h "$work/before.h"
hull=$(stat -c %Y patch-hull-1.dxil)
run ninja
if cmp -s scale.dxil "$work/before.dxil"; then echo "the included file has changed nothing" >&2; exit 1; fi
if cmp -s two-words.dxil "$work/before-words.dxil"; then echo "the included file 'in words' has changed nothing" >&2; exit 1; fi
if cmp -s magic.p/scale.dxil.h "$work/before.h"; then echo "the array is as before" >&2; exit 1; fi
[ "$(stat -c %Y patch-hull-1.dxil)" = "$hull" ] || { echo "patch-hull-1.dxil was made again" >&2; exit 1; }
run meson test
grep -qE '^Ok: +2' "$work/log"
run meson install
cmp scale.dxil "$work/installed/share/shaders/scale.dxil"
# A damaged container fails the test, a broken shader the build.
printf 'XXXX' | dd of=patch-hull-1.dxil bs=1 seek=200 conv=notrunc status=none
if meson test --no-rebuild >"$work/log" 2>&1; then echo "a broken container passed" >&2; exit 1; fi
echo 'float broken = ;' >>"$work/project/patch.hlsl"
if ninja >"$work/log" 2>&1; then echo "a broken shader was compiled" >&2; exit 1; fi
grep -qE 'patch.hlsl:[0-9]+:16: error' "$work/log"
echo "Meson: containers, permutations, arrays; compiles what changed"
