// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// States of samplers, which effect files set, are ignored with a warning; lines keep their numbers.
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 %s -Fo %t.dxil -Fc - 2> %t.err | FileCheck %s
// RUN: FileCheck --check-prefix=WARN %s < %t.err
// CHECK-DAG: !"linear_s", i32 0, i32 3, i32 1, i32 0, null}
// CHECK-DAG: !"compare_s", i32 0, i32 4, i32 1, i32 1, null}
// CHECK-DAG: @dx.op.sample.f32(
// CHECK-DAG: @dx.op.sampleCmpLevelZero.f32(
Texture2D<float4> Image : register(t0);
// WARN: sampler-states.hlsl:[[#@LINE+1]]:[[#]]: warning: effect state block ignored: effect syntax is not part of shaders
SamplerState linear_s : register(s3) {
  Filter = MIN_MAG_MIP_LINEAR;
  AddressU = Wrap;
};
// WARN: sampler-states.hlsl:[[#@LINE+1]]:[[#]]: warning: effect state block ignored: effect syntax is not part of shaders
SamplerComparisonState compare_s : register(s4) { ComparisonFunc = LESS; };
float4 pick(SamplerState given, float2 p) {
  return Image.Sample(given, p);
}
float4 main(float2 p : TEXCOORD) : SV_Target {
  return pick(linear_s, p) + Image.SampleCmpLevelZero(compare_s, p, 0.5);
}
