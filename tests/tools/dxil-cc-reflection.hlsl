// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where reflection data is, by default and as options say.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-dis --parts %t.dxil | FileCheck %s --check-prefix=PART
// RUN: %dxil-dis --no-headers %t.dxil | FileCheck %s --check-prefix=STRIPPED
// RUN: %dxil-dis --extract STAT -o %t.stat %t.dxil && %dxil-dis --no-headers %t.stat | FileCheck %s --check-prefix=STAT
// RUN: %dxil-cc -T ps_6_0 %s -Qstrip_reflect -Fo %t.none.dxil && %dxil-val %t.none.dxil
// RUN: %dxil-dis --parts %t.none.dxil | FileCheck %s --check-prefix=NONE
// RUN: %dxil-dis --extract DXIL -o %t.1 %t.dxil && %dxil-dis --extract DXIL -o %t.2 %t.none.dxil && cmp %t.1 %t.2
// RUN: %dxil-dis --extract HASH -o %t.1 %t.dxil && %dxil-dis --extract HASH -o %t.2 %t.none.dxil && cmp %t.1 %t.2
// RUN: %dxil-cc -T ps_6_0 %s -Qkeep_reflect_in_dxil -Qstrip_reflect -Fo %t.kept.dxil && %dxil-val %t.kept.dxil
// RUN: %dxil-dis --no-headers %t.kept.dxil | FileCheck %s --check-prefix=KEPT
// RUN: %dxil-cc -T ps_6_0 %s -Qstrip_reflect -Fre %t.fre -Fo %t.none2.dxil && cmp %t.none.dxil %t.none2.dxil
// RUN: tail -c +9 %t.fre > %t.part && cmp %t.part %t.stat && head -c 4 %t.fre | FileCheck %s --check-prefix=MAGIC
// RUN: not %dxil-cc -T ps_6_0 %s -Qkeep_reflect_in_dxil -Qstrip_reflect_from_dxil 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: %dxil-cc -T ps_6_0 %s -Zi -Qembed_debug -Fo %t.debug.dxil
// RUN: %dxil-dis --debug --no-headers %t.debug.dxil | FileCheck %s --check-prefix=KEPT

// PART: STAT
// PART: DXIL
// NONE-NOT: STAT

// STRIPPED-NOT: typeAnnotations
// STRIPPED: %hostlayout.Frame* undef, !"", i32 0, i32 3
// STRIPPED-NOT: typeAnnotations

// KEPT: !dx.typeAnnotations = !{![[STRUCTS:[0-9]+]], ![[FUNCTIONS:[0-9]+]]}
// KEPT: %hostlayout.Frame* undef, !"Frame", i32 0, i32 3

// STAT: declare void @main()
// STAT: !dx.valver = !{![[ZERO:[0-9]+]]}
// STAT: !dx.counters
// STAT: ![[ZERO]] = !{i32 0, i32 0}
// STAT: !"floats", i32 {{[0-9]+}}, !"insts", i32

// MAGIC: STAT
// BOTH: -Qstrip_reflect_from_dxil and -Qkeep_reflect_in_dxil: expected one of the two
cbuffer Frame : register(b3) {
  float4x4 World;
  float3 Eye;
};

float4 main(float4 P : P) : SV_Target { return mul(World, P); }
