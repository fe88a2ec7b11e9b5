#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_meson.sh PREFIX SOURCE WORK: tests the Meson subproject of the installation in PREFIX with a
# project in WORK.
set -euo pipefail
prefix=$1 source=$2 work=$3
rm -rf "$work"
mkdir -p "$work/project/subprojects"
cp -r "$source"/tests/install/meson/* "$source"/tests/install/shaders/*.{hlsl,variants} "$work/project"
cp -r "$source/tests/install/shaders/include" "$source/tests/install/shaders/in words" "$work/project"
cp -r "$prefix/share/dxil-tools/meson" "$work/project/subprojects/dxil-tools"
export PATH=$prefix/bin:$PATH
run() { "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }; }
run meson setup "$work/build" "$work/project" --prefix "$work/installed"
cd "$work/build"
run ninja -v
run "$prefix/bin/dxil-cc" -T ds_6_6 -E domain -D FACTOR=2 "$work/project/patch.hlsl" -Fo "$work/alone.dxil"
cmp "$work/alone.dxil" patch-domain-2.dxil
[ "$(ls levels/*.dxil | wc -l)" = 6 ]
cp levels/variants.json "$work/before.json"
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
if cmp -s levels/variants.json "$work/before.json"; then echo "the included file has changed no variant" >&2; exit 1; fi
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
# Op tables with a vendor's operation: generated once, again after a change, and compiled only if the text differs.
mkdir -p "$work/ops/subprojects"
cp "$source"/examples/regenerate/acme.td "$source"/examples/regenerate/ask.cpp "$source"/tests/install/meson-ops/meson.build "$work/ops"
cp -r "$prefix/share/dxil-tools/meson" "$work/ops/subprojects/dxil-tools"
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name dxil-tools.pc)")
export PKG_CONFIG_PATH
run meson setup "$work/ops/build" "$work/ops"
cd "$work/ops/build"
run ninja
./ask | grep -q 'AcmeRotate: opcode 0x7ac00001, i32 @dx.op.acmeRotate.i32('
sleep 1.1
echo '// a comment' >>"$work/ops/acme.td"
run ninja -v
grep -q dxil-tblgen "$work/log"
if grep -q 'ask.cpp' "$work/log"; then echo "a comment in a record compiles the program" >&2; exit 1; fi
run ninja
grep -q 'no work to do' "$work/log"
sed -i 's/DXILOp<1, acmeRotate>/DXILOp<2, acmeRotate>/' "$work/ops/acme.td"
run ninja
./ask | grep -q 'AcmeRotate: opcode 0x7ac00002'
# In a cross build the generator is the build machine's.
cat >"$work/cross.ini" <<END
[binaries]
cpp = 'c++'
pkgconfig = 'pkg-config'
pkg-config = 'pkg-config'
dxil-tblgen = '/bin/false'
[host_machine]
system = 'linux'
cpu_family = 'aarch64'
cpu = 'aarch64'
endian = 'little'
END
run meson setup "$work/ops/cross" "$work/ops" --cross-file "$work/cross.ini"
run ninja -C "$work/ops/cross"
cmp "$work/ops/build/subprojects/dxil-tools/include/dxil/generated/OpTable.inc" \
  "$work/ops/cross/subprojects/dxil-tools/include/dxil/generated/OpTable.inc"
if meson setup "$work/ops/wrong" "$work/ops" -Ddxil-tools:outputs=OpTabel >"$work/log" 2>&1; then exit 1; fi
grep -q 'no header is named OpTabel' "$work/log"
echo "Meson: containers, permutations, arrays; compiles what changed; a vendor's op tables"
