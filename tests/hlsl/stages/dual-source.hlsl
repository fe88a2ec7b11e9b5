// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dual-source blending: the pipeline takes SV_Target0 and SV_Target1 for the two sources of the first target. The
// program says nothing of it: two elements, each in the register of its index.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
//
// CHECK-DAG: call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %{{.*}})
// CHECK-DAG: call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3, float %{{.*}})
// CHECK-DAG: = !{i32 0, !"SV_Target", i8 9, i8 16, !{{[0-9]+}}, i8 0, i32 1, i8 4, i32 0, i8 0, !{{[0-9]+}}}
// CHECK-DAG: = !{i32 1, !"SV_Target", i8 9, i8 16, !{{[0-9]+}}, i8 0, i32 1, i8 4, i32 1, i8 0, !{{[0-9]+}}}
struct Sources { float4 color : SV_Target0; float4 factor : SV_Target1; };
Sources main(float4 color : COLOR, float4 cover : COVER) {
  Sources o;
  o.color = color * cover.a;
  o.factor = cover;
  return o;
}
