// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// [earlydepthstencil] is a flag of the shader.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil -Fc - | FileCheck %s
// CHECK: !{i32 0, i64 8}
RWTexture2D<float> Count : register(u1);
[earlydepthstencil] float4 main(float4 p : SV_Position) : SV_Target {
  Count[uint2(p.xy)] = 1;
  return p;
}
