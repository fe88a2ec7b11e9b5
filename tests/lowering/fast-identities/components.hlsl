// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A component that is known to be zero removes what is multiplied by it, also if the other components of its vector are
// unknown.
//
// RUN: %dxil-cc -T ps_6_6 %s | FileCheck %s
//
// CHECK-COUNT-3: Rsqrt(
// CHECK-NOT: Rsqrt(
float4 main(float4 a : A, float4 b : B) : SV_Target {
  float2 k = float2(a.x, frac(floor(2.5)));
  return lerp(rsqrt(a.xyxy), rsqrt(b.xyxy), k.xyxy);
}
