// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays of resources as arguments: an index in the function is one into the binding.
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil

// CHECK-DAG: %[[T:.*]] = add i32 %[[#]], 3
// CHECK-DAG: %[[HANDLE:.*]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 %[[T]],
// CHECK-DAG: %[[SAMPLER:.*]] = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 3, i32 0, i32 6,
// CHECK: @dx.op.sample.f32(i32 60, %dx.types.Handle %[[HANDLE]], %dx.types.Handle %[[SAMPLER]],
// CHECK: !{i32 0, [4 x %"class.Texture2D<vector<float, 4> >"]* undef, !"textures", i32 0, i32 3, i32 4, i32 2,
Texture2D<float4> textures[4] : register(t3);
SamplerState samplers[2] : register(s5);
float4 pick(Texture2D<float4> from[4], SamplerState with[2], int i) {
  return from[i].Sample(with[1], 0.5);
}
float4 pass(Texture2D<float4> from[4], int i) { return pick(from, samplers, i); }
float4 main(nointerpolation int i : I) : SV_Target { return pass(textures, i); }
