// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of three floats or halves.
//
// RUN: %hlsl_lib_16 -DNAME=lerp %s | FileCheck %s -DOP=llvm.dx.lerp
// RUN: %hlsl_lib_16 -DNAME=clamp %s | FileCheck %s -DOP=llvm.dx.nclamp
// RUN: %hlsl_lib_16 -DNAME=mad %s | FileCheck %s -DOP=llvm.fmuladd

export float f1(float x, float y, float z) { return NAME(x, y, z); }
export float2 f2(float2 x, float2 y, float2 z) { return NAME(x, y, z); }
export float3 f3(float3 x, float3 y, float3 z) { return NAME(x, y, z); }
export float4 f4(float4 x, float4 y, float4 z) { return NAME(x, y, z); }
export half h1(half x, half y, half z) { return NAME(x, y, z); }
export half4 h4(half4 x, half4 y, half4 z) { return NAME(x, y, z); }
export float3 splat(float3 x, int y, float z) { return NAME(x, y, z); }

// CHECK-LABEL: define {{.*}}f1
// CHECK: call {{.*}}float @[[OP]].f32(float
// CHECK-LABEL: define {{.*}}f2
// CHECK: call {{.*}}<2 x float> @[[OP]].v2f32(
// CHECK-LABEL: define {{.*}}f3
// CHECK: call {{.*}}<3 x float> @[[OP]].v3f32(
// CHECK-LABEL: define {{.*}}f4
// CHECK: call {{.*}}<4 x float> @[[OP]].v4f32(
// CHECK-LABEL: define {{.*}}h1
// CHECK: call {{.*}}half @[[OP]].f16(half
// CHECK-LABEL: define {{.*}}h4
// CHECK: call {{.*}}<4 x half> @[[OP]].v4f16(
// CHECK-LABEL: define {{.*}}splat
// CHECK: call {{.*}}<3 x float> @[[OP]].v3f32(
