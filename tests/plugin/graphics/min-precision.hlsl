// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a container says of minimum precision: signatures, flags, overloads, rows of constants.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t && %dxil-dis %t | FileCheck %s
// RUN: %dxil-cc -T ps_6_2 -enable-16bit-types %s -Fo %t.native
// RUN: %dxil-dis %t.native | FileCheck %s --check-prefix=NATIVE
struct In {
  float2 uv : A;
  min16float2 b : B; // in the row of A
  nointerpolation min16int n : C;
  min16uint u : D;
};
cbuffer C : register(b0) { min16float3 a[2]; min16int i; }
Texture2D<min16float4> T : register(t0);
RWBuffer<unorm float> U : register(u0);
Buffer<snorm float4> N : register(t1);
SamplerState S : register(s0);

// CHECK: call half @dx.op.loadInput.f16
// CHECK: call i16 @dx.op.loadInput.i16
// CHECK-DAG: call %dx.types.CBufRet.f16 @dx.op.cbufferLoadLegacy.f16(i32 59, {{.*}}, i32 1)
// CHECK-DAG: call %dx.types.CBufRet.i16 @dx.op.cbufferLoadLegacy.i16(i32 59, {{.*}}, i32 2)
// CHECK-DAG: call %dx.types.ResRet.f16 @dx.op.sample.f16
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.textureLoad.f32
// CHECK-DAG: call void @dx.op.bufferStore.f32
// CHECK-DAG: call half @dx.op.unary.f16(i32 13
// CHECK-DAG: call void @dx.op.storeOutput.f16
// 9 is a float, 8 a half, 13 and 14 snorm and unorm of floats.
// CHECK-DAG: !"A", i8 9, i8 0, {{.*}}, i8 2, i32 1, i8 2, i32 0, i8 0
// CHECK-DAG: !"B", i8 8, i8 0, {{.*}}, i8 2, i32 1, i8 2, i32 0, i8 2
// CHECK-DAG: !"C", i8 2,
// CHECK-DAG: !"D", i8 3,
// NATIVE: target datalayout = {{.*}}f16:16
// NATIVE: call %dx.types.CBufRet.f16.8 @dx.op.cbufferLoadLegacy.f16
min16float4 main(In v, float4 p : SV_Position) : SV_Target {
  min16float r = sin(a[1].z) + T.Sample(S, v.uv).x + T.Load(int3(0, 0, 0)).y;
  U[0] = r;
  return r * v.b.xyxy + v.n * i + v.u + (min16float4)N[1];
}
