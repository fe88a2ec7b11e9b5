// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bits of a half: its argument may be one already.
//
// RUN: %dxil-cc -T cs_6_0 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_2 -enable-16bit-types %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil

// CHECK-COUNT-3: call i32 @dx.op.legacyF32ToF16(i32 130, float
RWStructuredBuffer<uint> o;
RWStructuredBuffer<float> f;
uint pack(min16float2 v) { uint2 bits = f32tof16(v); return bits.x | bits.y << 16; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  o[0] = pack(min16float2(f[0], f[1]));
  o[1] = f32tof16(f[2]);
}
