// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as older HLSL writes them: vector and matrix without arguments, sampler; row_major in a typedef.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s

typedef row_major float2x2 Rows;
typedef column_major float2x2 Columns;

cbuffer Constants {
  matrix World;      // rows 0 to 3
  vector Colour;     // row 4
  Rows ByRows;       // row 5, 6
  Columns ByColumns; // row 7, 8
};
#pragma pack_matrix(row_major)
cbuffer ByRow : register(b3) {
  float4x4 Second;
};
#pragma pack_matrix(column_major)
sampler Filter;
Texture2D Map;
StructuredBuffer<column_major float2x2> Plain;

vector scale(vector v, matrix m) { return mul(v, m); }

// CHECK-DAG: [[SECOND:%[0-9]+]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 2, i32 1, i32 3, i1 false)
// CHECK-DAG: [[ROW:%[0-9]+]] = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle [[SECOND]], i32 1)
// CHECK-DAG: extractvalue %dx.types.CBufRet.f32 [[ROW]], 0
// CHECK-DAG: call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{[0-9]+}}, i32 6)
// CHECK-DAG: call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{[0-9]+}}, i32 8)
// CHECK: @dx.op.sample.f32
float4 main(float2 at : AT) : SV_Target {
  struct { matrix M; vector vector2[1]; } s;
  s.M = World;
  s.vector2[0] = vector(1, 2, 3, 4);
  float vector = 2; // a name here
  return scale(Colour, s.M) + ByRows._21 + ByColumns._12 + Second._21 + Map.Sample(Filter, at) * vector;
}
