// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A loop that nothing asks to unroll stays a loop where all turns together are longer than DXC's limit; a short one is unrolled.
//
// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fc - | FileCheck %s
// CHECK-LABEL: define void @main()
// Sin of the long loop's body, once for each component.
// CHECK: phi
// CHECK-COUNT-6: call float @dx.op.unary.f32(i32 13
// CHECK-NOT: call float @dx.op.unary.f32(i32 13
// Exp of the short one, in each turn.
// CHECK-COUNT-3: call float @dx.op.unary.f32(i32 21
// Log of the loop of vectors, each element of which counts: once for each component.
// CHECK: phi
// CHECK-COUNT-4: call float @dx.op.unary.f32(i32 23
// CHECK-NOT: call float @dx.op.unary.f32(i32 23
// CHECK: ret void
float3 hash(float3 x) {
  x = float3(dot(x, float3(127.1, 311.7, 74.7)), dot(x, float3(269.5, 183.3, 246.1)), dot(x, float3(113.5, 271.9, 124.6)));
  return frac(sin(x) * 43758.5453123);
}

float main(float3 x : X) : SV_Target {
  float nearest = 1;
  for (int k = -1; k <= 1; k++)
    for (int j = -1; j <= 1; j++)
      for (int i = -1; i <= 1; i++) {
        const float3 q = hash(float3(i, k, j) * x.zxy);
        const float3 r = q + float3(i, j, k) - frac(x) + hash(floor(x) + float3(i, j, k));
        nearest = min(nearest, dot(r, r) / (1 + length(r) * length(r.zyx * x) + dot(r.yyx, x.zxy)));
      }
  for (int n = 0; n < 3; ++n)
    nearest += exp2(nearest);
  float4 sum = nearest;
  for (int m = 0; m < 4; ++m)
    sum = log2(sum * x.xyzx + sqrt(abs(sum)) * x.zyxz) / (sum.yzwx * m + rsqrt(sum + m) + x.yyxz) - sum * sum.wzyx;
  return dot(sum, x.xyzz);
}
