// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices that lie row by row in structured and byte-address buffers.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T cs_6_6 -Zpr %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s --check-prefix=ZPR

struct S {
  float first;
  row_major float2x3 rows;
  column_major float2x3 columns;
};
RWStructuredBuffer<S> Structs : register(u0);
// DXC heeds the word here as little as a pragma: -Zpr alone decides.
RWStructuredBuffer<row_major float2x3> Matrices : register(u1);
RWStructuredBuffer<float3x2> Others : register(u2);
RWByteAddressBuffer Bytes : register(u3);

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  float2x3 m = float2x3(11, 12, 13, 21, 22, 23);
  // CHECK: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 4, float 1.100000e+01, float 1.200000e+01, float 1.300000e+01, float undef, i8 7, i32 4)
  // CHECK: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 16, float 2.100000e+01, float 2.200000e+01, float 2.300000e+01, float undef, i8 7, i32 4)
  Structs[1].rows = m;
  // CHECK: i32 28, float 1.100000e+01, float 2.100000e+01, float undef, float undef, i8 3, i32 4)
  Structs[1].columns = m;
  // CHECK: i32 2, i32 0, float 1.100000e+01, float 2.100000e+01, float undef, float undef, i8 3, i32 4)
  // ZPR: i32 2, i32 0, float 1.100000e+01, float 1.200000e+01, float 1.300000e+01, float undef, i8 7, i32 4)
  Matrices[2] = m;
  // An element is one number.
  // CHECK: i32 3, i32 16, float 5.000000e+00, float undef, float undef, float undef, i8 1, i32 4)
  // ZPR: i32 3, i32 12, float 5.000000e+00, float undef, float undef, float undef, i8 1, i32 4)
  Others[3]._m11 = 5;
  // CHECK: i32 64, i32 undef, float 1.100000e+01, float 2.100000e+01,
  // ZPR: i32 64, i32 undef, float 1.100000e+01, float 1.200000e+01,
  Bytes.Store(64, m);
  // A matrix of its own is loaded by rows, in all of DXC's programs.
  // CHECK: [[ROW:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 128, i32 undef, i8 7, i32 4)
  // CHECK-NEXT: extractvalue %dx.types.ResRet.f32 [[ROW]], 1
  // ZPR: [[ROW:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{[0-9]+}}, i32 128, i32 undef, i8 7, i32 4)
  // ZPR-NEXT: extractvalue %dx.types.ResRet.f32 [[ROW]], 1
  Bytes.Store(256, Bytes.Load<float2x3>(128)[0][1]);
}
