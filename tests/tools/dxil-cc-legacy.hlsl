// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Options for sources of other compilers: names of Direct3D 9, exact floats, spellings.
//
// RUN: rm -rf %t && mkdir -p %t/sub && echo '#define ONE 1' > %t/sub/one.h
// RUN: %dxil-cc -T ps_6_0 -Gec -I %t %s -Fo %t/p.dxil && %dxil-dis %t/p.dxil | FileCheck %s --check-prefix=PIXEL
// PIXEL: !"SV_Position", i8 9, i8 3,
// PIXEL: !"SV_Target", i8 9, i8 16, ![[I:[0-9]+]],
// PIXEL: ![[I]] = !{i32 1}
// PIXEL: !"SV_Depth", i8 9, i8 17,
// RUN: %dxil-cc -T vs_6_0 -E vertex -Gec -I %t %s -Fo %t/v.dxil && %dxil-dis %t/v.dxil | FileCheck %s --check-prefix=VERTEX
// VERTEX: !"POSITION", i8 9, i8 0,
// VERTEX: !"SV_Position", i8 9, i8 3,
// RUN: not %dxil-cc -T ps_6_0 -Gec -HV 2021 -I %t %s 2>&1 | FileCheck %s --check-prefix=LATER
// LATER: error: -Gec: HLSL of later versions than 2016 has no such semantics
// RUN: not %dxil-cc -T ps_6_2 -HV 2016 -enable-16bit-types -I %t %s 2>&1 | FileCheck %s --check-prefix=TYPES
// TYPES: error: -enable-16bit-types: HLSL 2016 has no 16-bit types
//
// RUN: %dxil-cc -T vs_6_0 -E vertex -I %t %s -Fo %t/f.dxil && %dxil-dis %t/f.dxil | FileCheck %s --check-prefix=FAST
// RUN: %dxil-cc -T vs_6_0 -E vertex -Gis -I %t %s -Fo %t/s.dxil && %dxil-dis %t/s.dxil | FileCheck %s --check-prefix=STRICT
// RUN: %dxil-cc -T vs_6_0 -E vertex -precise-output SV_Position -I %t %s -Fo %t/o.dxil && cmp %t/s.dxil %t/o.dxil
// FAST: fadd fast float
// STRICT-NOT: fast
//
// What only says what is so anyway.
// RUN: %dxil-cc -T vs_6_0 -E vertex -pack_prefix_stable -fnew-inlining-behavior -fdisable-loc-tracking -ftime-trace-granularity=5 -no-legacy-cbuf-layout -not_use_legacy_cbuf_load -I %t %s -Fo %t/g.dxil && cmp %t/f.dxil %t/g.dxil
// RUN: %dxil-cc -T vs_6_0 -E vertex -all_resources_bound -Vi -I %t %s -Fo %t/h.dxil 2>&1 | FileCheck %s --check-prefix=INCLUDES
// INCLUDES: one.h
// RUN: not %dxil-cc -T vs_6_0 -pack-optimized -pack-prefix-stable %s 2>&1 | FileCheck %s --check-prefix=PACKING
// PACKING: error: -pack-optimized and -pack-prefix-stable: expected one of the two
#include "sub\one.h"

struct Out {
  float4 c : COLOR1;
  float d : DEPTH;
};
Out main(float4 p : VPOS) {
  Out o = {{1, 0, ONE, p.x}, 0.5};
  return o;
}

float4 vertex(float4 p : POSITION) : POSITION { return p + p.w + 2; }
