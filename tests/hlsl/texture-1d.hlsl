// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Coordinates, gradients and offsets of one-dimensional textures are vectors of one number: a longer
// vector is truncated to it, as in DXC. The index of a structured buffer is a scalar, that of a typed
// buffer such a vector.
//
// RUN: %dxil-cc -T ps_6_8 %s -Fo %t.dxil -Fc %t.txt -Wno-conversion
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.sample.f32(i32 60, {{.*}}, float [[X:%[0-9]+]], float undef, float undef, float undef, i32 -1, i32 undef, i32 undef, float undef)
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.sampleLevel.f32(i32 62, {{.*}}, float [[X]], float undef, float undef, float undef, i32 2, i32 undef, i32 undef, float
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.sampleGrad.f32(i32 63, {{.*}}, float [[X]], float undef, float undef, float undef, i32 0, i32 undef, i32 undef, float {{.*}}, float undef, float undef, float {{.*}}, float undef, float undef, float undef)
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, {{.*}}, i32 3, i32 1, i32 undef, i32 undef, i32 -2, i32 undef, i32 undef)
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, {{.*}}, i32 undef, i32 5, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef)
// CHECK-DAG: call float @dx.op.calculateLOD.f32(i32 81, {{.*}}, float [[X]], float undef, float undef, i1 true)
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, {{.*}}, i32 7, i32 undef)
Texture1D<float4> T : register(t0);
Texture1DArray<float4> A : register(t1);
RWTexture1D<float4> W : register(u1);
Buffer<float4> B : register(t2);
SamplerState S : register(s0);
float4 main(float4 v : V, nointerpolation int4 i : I) : SV_Target {
  float4 r = T.Sample(S, v, int4(-1, 2, 3, 4)) + T.SampleLevel(S, (float1)v, v.y, (int1)2);
  r += T.SampleGrad(S, v.x, v.zzz, (float1)v.w) + A.Sample(S, v, (int1)1);
  r += T.Load(int2(1, 3), (int1)-2) + W.Load(int4(5, 6, 7, 8)) + B.Load(int2(7, 8));
  return r + T.CalculateLevelOfDetail(S, v);
}
// RUN: not %dxil-cc -T ps_6_6 -D BAD %s -Fo %t 2>&1 | FileCheck --check-prefix=BAD %s
// BAD: error: no matching
#ifdef BAD
StructuredBuffer<float4> Structs;
float4 f() { return Structs.Load(int2(1, 2)); }
#endif
