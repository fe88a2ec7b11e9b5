// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs of pixel shaders that are evaluated elsewhere: the op has the input's place, and the load of its value
// is gone where nothing else takes it.
//
// RUN: split-file %s %t
// RUN: %dxil-cc -T ps_6_1 %t/inputs.hlsl -Fo %t.dxil -Fc - | FileCheck %t/inputs.hlsl
// RUN: not %dxil-cc -T ps_6_1 %t/values.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/values.hlsl

//--- inputs.hlsl
// CHECK-NOT: loadInput.f32(i32 4, i32 1,
// CHECK: call float @dx.op.loadInput.f32(i32 4, i32 2, i32 0, i8 0, i32 undef)
// CHECK-NOT: call float @dx.op.loadInput
// CHECK-DAG: call float @dx.op.evalSnapped.f32(i32 87, i32 1, i32 0, i8 3, i32 1, i32 -2)
// CHECK-DAG: call float @dx.op.evalSampleIndex.f32(i32 88, i32 2, i32 1, i8 1, i32 %{{.*}})
// CHECK-DAG: call float @dx.op.evalCentroid.f32(i32 89, i32 1, i32 0, i8 0)
// CHECK-DAG: call float @dx.op.attributeAtVertex.f32(i32 137, i32 3, i32 0, i8 2, i8 1)
// CHECK-DAG: call float @dx.op.attributeAtVertex.f32(i32 137, i32 5, i32 0, i8 0, i8 2)
struct I { float4 p : SV_Position; float4 a : A; linear centroid float2 b[2] : B; nointerpolation float3 c : C; };
float4 main(I i, uint s : SV_SampleIndex, nointerpolation float d : D) : SV_Target {
  float4 r = EvaluateAttributeSnapped(i.a, int2(1, -2));
  r.xy += EvaluateAttributeAtSample(i.b[1], s);
  r += EvaluateAttributeCentroid(i.a.x) + i.b[0].x;
  r.xyz += GetAttributeAtVertex(i.c, 1) + GetAttributeAtVertex(d, 2);
  return r;
}

//--- values.hlsl
float4 main(float4 a : A) : SV_Target {
  // CHECK: values.hlsl:[[#@LINE+1]]:[[#]]: error: attribute evaluation requires a pixel shader input
  return EvaluateAttributeCentroid(a * 2);
}
