// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texel offsets that a loop counts are constants of its iterations, also without the optimiser. From shader
// model 6.7 on they need not be.
//
// RUN: %dxil-cc -T ps_6_0 -Od %s -Fo %t0.dxil && %dxil-val %t0.dxil
// RUN: %dxil-dis %t0.dxil | FileCheck %s
// RUN: %dxil-cc -T ps_6_7 -Od %s -Fo %t7.dxil && %dxil-val %t7.dxil
// RUN: %dxil-dis %t7.dxil | FileCheck %s --check-prefix=VARIABLE
//
// CHECK: @dx.op.sample.f32({{.*}}, i32 -1, i32 -1, i32 undef, float undef)
// CHECK: @dx.op.sample.f32({{.*}}, i32 0, i32 0, i32 undef, float undef)
// CHECK: @dx.op.sample.f32({{.*}}, i32 1, i32 1, i32 undef, float undef)
// CHECK-NOT: call {{.*}}@dx.op.sample.f32(
//
// VARIABLE: @dx.op.sample.f32({{.*}}, i32 %[[I:.*]], i32 %[[I]], i32 undef, float undef)
// VARIABLE-NOT: call {{.*}}@dx.op.sample.f32(
Texture2D<float4> T : register(t0);
SamplerState S : register(s0);

float4 main(float2 uv : UV) : SV_Target {
  float4 sum = 0;
  for (int i = -1; i < 2; i++)
    sum += T.Sample(S, uv, int2(i, i));
  return sum;
}
