// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads of structs, arrays and matrices from structured buffers with their status: the status is that of the last
// four words, or 64-bit numbers, as in DXC (clang alone forgets to give the struct, and asks for loads that DXIL has not).
//
// RUN: %dxil-cc -T ps_6_2 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T cs_6_5 -E numbers %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s --check-prefix=NUMBERS
// RUN: %dxil-cc -T ps_6_2 -Od %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s --check-prefix=OD

struct S {
  float3 a;
  int b;
  float2x2 m;
  bool c[2];
};
StructuredBuffer<S> Structs : register(t0);
RWStructuredBuffer<float3x3> Matrices : register(u0);

// OD-COUNT-2: checkAccessFullyMapped
// CHECK-DAG: [[STATUS:%[0-9]+]] = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 24, i8 15, i32 4)
// CHECK-DAG: extractvalue %dx.types.ResRet.i32 [[STATUS]], 4
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 0, i8 7, i32 4)
// CHECK-DAG: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 12, i8 1, i32 4)
// CHECK-DAG: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 36, i8 1, i32 4)
// CHECK-DAG: call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 %{{[0-9]+}}, i32 16, i8 3, i32 4)
float4 main(int i : I) : SV_Target {
  uint status, second;
  S s = Structs.Load(i, status);
  float3x3 m = Matrices.Load(i, second);
  if (!CheckAccessFullyMapped(status) || !CheckAccessFullyMapped(second))
    return m[2][1];
  return s.a.xyzx + s.b + s.m[1][0] + s.c[1];
}

// NUMBERS-DAG: call %dx.types.ResRet.f64 @dx.op.rawBufferLoad.f64(i32 139, {{.*}}, i32 0, i8 15, i32 4)
// NUMBERS-DAG: extractvalue %dx.types.ResRet.f64 %{{[0-9]+}}, 4
// NUMBERS-DAG: call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, {{.*}}, i32 undef, i8 7, i32 4)
// NUMBERS-DAG: extractvalue %dx.types.ResRet.i32 %{{[0-9]+}}, 4
StructuredBuffer<double4> Wide : register(t1);
ByteAddressBuffer Bytes : register(t2);
RWStructuredBuffer<double4> Out : register(u1);
[numthreads(1, 1, 1)]
void numbers(uint i : SV_DispatchThreadID) {
  uint status, second;
  double4 a = Wide.Load(i, status);
  uint3 b = Bytes.Load3(i * 4, second);
  if (CheckAccessFullyMapped(status) && CheckAccessFullyMapped(second))
    Out[i] = a + b.xyzz;
}
