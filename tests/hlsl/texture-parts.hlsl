// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `.mips` and `.sample` of textures, multisampled textures that are written, and sampler feedback. The
// operations are those that dxc makes of the same source.
//
// RUN: split-file %s %t
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_0 %t/read.hlsl -Fo %t.dxil -Fc - | FileCheck %t/read.hlsl
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_7 %t/write.hlsl -Fo %t.dxil -Fc - | FileCheck %t/write.hlsl
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_5 %t/feedback.hlsl -Fo %t.dxil -Fc - | FileCheck %t/feedback.hlsl
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_0 %t/names.hlsl -Fo %t.dxil -Fc - | FileCheck %t/names.hlsl
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_0 %t/own.hlsl -Fo %t.dxil
// RUN: %dxil-val %t.dxil

//--- read.hlsl
Texture2D<float4> t;
Texture2DArray<float2> ta;
Texture1D<uint> t1;
Texture3D<float4> t3;
Texture2DMS<float4, 4> ms;
Texture2DMSArray<float> msa;
RWStructuredBuffer<float> o;
float4 f(Texture2D<float4> x, int2 p) { return x.mips[1][p]; }
[numthreads(1,1,1)] void main(uint3 i : SV_DispatchThreadID) {
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 7, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef, i32 undef)
  o[0] = t.mips[7][i.yz].x;
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 2, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef)
  o[1] = ta.mips[2][i].y;
  // CHECK-DAG: textureLoad.i32(i32 66, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 3, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef)
  o[2] = t1.mips[i.y][3];
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 0, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef)
  o[3] = t3.mips[0][i].z;
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 5, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef, i32 undef)
  o[4] = ms . sample [5][i.xy].y;
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 4, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef)
  o[5] = msa.sample[4][i];
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 1, i32 %{{.*}}, i32 2, i32 undef, i32 undef, i32 undef, i32 undef)
  o[6] = f(t, int2(i.x, 2)).w;
}

//--- write.hlsl
RWTexture2DMS<float4, 4> w : register(u1);
RWTexture2DMSArray<float2> wa;
RWTexture2DMS<uint> wu;
RWStructuredBuffer<float4> o;
[numthreads(1,1,1)] void main(uint3 i : SV_DispatchThreadID) {
  // CHECK: textureStoreSample.f32(i32 225, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, i8 15, i32 3)
  w.sample[3][i.xy] = float4(1, 2, 3, 4);
  // CHECK: textureStoreSample.f32(i32 225, {{.*}}, i8 15, i32 0)
  w[i.xy] = 2;
  // CHECK: textureStoreSample.f32(i32 225, {{.*}}, i8 15, i32 1)
  wa.sample[1][i] = 4;
  // CHECK: textureLoad.i32(i32 66, %dx.types.Handle %{{.*}}, i32 0,
  // CHECK: textureStoreSample.i32(i32 225, {{.*}}, i8 15, i32 0)
  wu[i.xy] += 3;
  uint a, b, n, status;
  // CHECK: getDimensions(i32 72
  w.GetDimensions(a, b, n);
  // CHECK-DAG: texture2DMSGetSamplePosition(i32 75
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 2,
  // CHECK-DAG: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 1,
  o[0] = w.sample[1][i.xy] + w.Load(i.xy, 2, status) + status + a + b + n + w.GetSamplePosition(1).x;
}

// CHECK-DAG: !"w", i32 0, i32 1, i32 1, i32 3, i1 false
// CHECK-DAG: !"wa", i32 0, i32 0, i32 1, i32 8, i1 false

//--- feedback.hlsl
// CHECK: writeSamplerFeedback(i32 174, {{.*}}, float undef, float undef, float undef)
// CHECK: writeSamplerFeedback(i32 174, {{.*}}, float undef, float undef, float 1.500000e+00)
// CHECK: writeSamplerFeedbackBias(i32 175, {{.*}}, float undef, float undef, float 2.000000e+00, float undef)
// CHECK: writeSamplerFeedbackLevel(i32 176, {{.*}}, float undef, float undef, float 3.000000e+00)
// CHECK: writeSamplerFeedbackGrad(i32 177, {{.*}}, float undef, float {{[^u]*}}, float {{[^u]*}}, float undef, float {{[^u]*}}, float {{[^u]*}}, float undef, float undef)
// CHECK: writeSamplerFeedback(i32 174, {{.*}}, float %{{.*}}, float undef, float undef)
// CHECK: writeSamplerFeedbackBias(i32 175, {{.*}}, float undef, float 2.000000e+00, float 5.000000e-01)
// CHECK: !{i32 0, %"class.FeedbackTexture2D<0>"* undef, !"f", i32 0, i32 3, i32 1, i32 17, i1 false, i1 false, i1 false, ![[F:.*]]}
// CHECK: ![[F]] = !{i32 2, i32 0}
// CHECK: !{i32 1, %"class.FeedbackTexture2DArray<1>"* undef, !"fa", i32 0, i32 4, i32 1, i32 18, i1 false, i1 false, i1 false, ![[FA:.*]]}
// CHECK: ![[FA]] = !{i32 2, i32 1}
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> f : register(u3);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> fa : register(u4);
Texture2D t;
Texture2DArray<float4> ta;
SamplerState s;
float4 main(float2 uv : UV, float3 c : C) : SV_Target {
  f.WriteSamplerFeedback(t, s, uv);
  f.WriteSamplerFeedback(t, s, uv, 1.5);
  f.WriteSamplerFeedbackBias(t, s, uv, 2);
  f.WriteSamplerFeedbackLevel(t, s, uv, 3);
  f.WriteSamplerFeedbackGrad(t, s, uv, ddx(uv), ddy(uv));
  fa.WriteSamplerFeedback(ta, s, c);
  fa.WriteSamplerFeedbackBias(ta, s, c, 2, 0.5);
  return t.Sample(s, uv);
}

//--- own.hlsl
// Members of that name of the shader's own.
struct Chain { int mips[4]; float sample[2]; };
cbuffer C { Chain chain; }
RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { o[0] = chain.mips[i] + chain.sample[1]; }

// A variable of that name, declared anywhere, does not hide what has two subscripts.
//--- names.hlsl
Texture2D<float4> t;
RWStructuredBuffer<float> o;
struct Levels { float4 mips; };
[numthreads(1,1,1)] void main(uint3 i : SV_DispatchThreadID) {
  uint w, h, mips;
  t.GetDimensions(0, w, h, mips);
  Levels l = { 1, 2, 3, 4 };
  // CHECK: textureLoad.f32(i32 66, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i32 undef, i32 undef, i32 undef)
  o[0] = t.mips[min(i[2], mips)][i.xy].x + l.mips[i.x];
}
