// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gathers with an offset for each texel: a gather for each, of which one component counts.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s

Texture2D<float4> Map;
SamplerState Filter;
SamplerComparisonState Compare;

// CHECK: @dx.op.textureGatherCmp.f32({{.*}}, i32 1, float 5.000000e-01)
// CHECK: @dx.op.textureGatherCmp.f32({{.*}}, i32 2, float 5.000000e-01)
// CHECK: @dx.op.textureGatherCmp.f32({{.*}}, i32 3, float 5.000000e-01)
// CHECK: [[A:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.textureGather.f32(i32 73, %dx.types.Handle %{{[0-9]+}}, %dx.types.Handle %{{[0-9]+}}, float %{{[0-9]+}}, float %{{[0-9]+}}, float undef, float undef, i32 1, i32 2, i32 1)
// CHECK: extractvalue %dx.types.ResRet.f32 [[A]], 4
// CHECK: [[B:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.textureGather.f32({{.*}}, i32 3, i32 4, i32 1)
// CHECK: extractvalue %dx.types.ResRet.f32 [[B]], 1
// CHECK: [[C:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.textureGather.f32({{.*}}, i32 5, i32 6, i32 1)
// CHECK: extractvalue %dx.types.ResRet.f32 [[C]], 2
// CHECK: [[D:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.textureGather.f32({{.*}}, i32 7, i32 -8, i32 1)
// CHECK: extractvalue %dx.types.ResRet.f32 [[D]], 3
// CHECK-COUNT-4: @dx.op.textureGatherCmp.f32
float4 main(float2 at : AT) : SV_Target {
  uint status;
  float4 others = Map.GatherCmpGreen(Compare, at, 0.5f) + Map.GatherCmpBlue(Compare, at, 0.5f) + Map.GatherCmpAlpha(Compare, at, 0.5f);
  float4 four = others + Map.GatherGreen(Filter, at, int2(1, 2), int2(3, 4), int2(5, 6), int2(7, -8), status);
  four += Map.GatherCmpRed(Compare, at, 0.5f, int2(1, 2), int2(3, 4), int2(5, 6), int2(7, 7));
  return CheckAccessFullyMapped(status) ? four : 0;
}
