// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of two floats or halves, of mixed arguments, and of matrices.
//
// RUN: %hlsl_lib_16 -DNAME=atan2 %s | FileCheck %s -DOP=llvm.atan2
// RUN: %hlsl_lib_16 -DNAME=pow %s | FileCheck %s -DOP=llvm.pow
// RUN: %hlsl_lib_16 -DNAME=step %s | FileCheck %s -DOP=llvm.dx.step
// RUN: %hlsl_lib_16 -DNAME=min %s | FileCheck %s -DOP=llvm.minnum
// RUN: %hlsl_lib_16 -DNAME=max %s | FileCheck %s -DOP=llvm.maxnum

export float f1(float x, float y) { return NAME(x, y); }
export float2 f2(float2 x, float2 y) { return NAME(x, y); }
export float3 f3(float3 x, float3 y) { return NAME(x, y); }
export float4 f4(float4 x, float4 y) { return NAME(x, y); }
export half h1(half x, half y) { return NAME(x, y); }
export half2 h2(half2 x, half2 y) { return NAME(x, y); }
export half3 h3(half3 x, half3 y) { return NAME(x, y); }
export half4 h4(half4 x, half4 y) { return NAME(x, y); }
export float mixed(int x, float y) { return NAME(x, y); }
export float3 splat_left(float x, float3 y) { return NAME(x, y); }
export float3 splat_right(float3 x, int y) { return NAME(x, y); }
export float2 shorter(float4 x, float2 y) { return NAME(x, y); }
export half2 literal(half2 x, int y) { return NAME(x, y); }
export float2x2 matrices(float2x2 x, float2x2 y) { return NAME(x, y); }

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
// CHECK-LABEL: define {{.*}}h2
// CHECK: call {{.*}}<2 x half> @[[OP]].v2f16(
// CHECK-LABEL: define {{.*}}h3
// CHECK: call {{.*}}<3 x half> @[[OP]].v3f16(
// CHECK-LABEL: define {{.*}}h4
// CHECK: call {{.*}}<4 x half> @[[OP]].v4f16(
// CHECK-LABEL: define {{.*}}mixed
// CHECK: sitofp i32 {{.*}} to float
// CHECK: call {{.*}}float @[[OP]].f32(float
// CHECK-LABEL: define {{.*}}splat_left
// CHECK: call {{.*}}<3 x float> @[[OP]].v3f32(
// CHECK-LABEL: define {{.*}}splat_right
// CHECK: sitofp i32
// CHECK: call {{.*}}<3 x float> @[[OP]].v3f32(
// CHECK-LABEL: define {{.*}}shorter
// CHECK: call {{.*}}<2 x float> @[[OP]].v2f32(
// CHECK-LABEL: define {{.*}}literal
// CHECK: call {{.*}}<2 x half> @[[OP]].v2f16(
// CHECK-LABEL: define {{.*}}matrices
// CHECK: call {{.*}}@[[OP]].v{{[24]}}f32
