// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of vectors and the matrix products.
//
// RUN: %hlsl_lib_16 %s | %opt -S -O1 | FileCheck %s

// CHECK-LABEL: define {{.*}}dot2f
// CHECK: call {{.*}}float @llvm.dx.fdot.v2f32(
export float dot2f(float2 a, float2 b) { return dot(a, b); }
// CHECK-LABEL: define {{.*}}dot4h
// CHECK: call {{.*}}half @llvm.dx.fdot.v4f16(
export half dot4h(half4 a, half4 b) { return dot(a, b); }
// CHECK-LABEL: define {{.*}}dot3u
// CHECK: call {{.*}}i32 @llvm.dx.udot.v3i32(
export uint dot3u(uint3 a, uint3 b) { return dot(a, b); }
// CHECK-LABEL: define {{.*}}dot3s
// CHECK: call {{.*}}i32 @llvm.dx.sdot.v3i32(
export int dot3s(int3 a, int3 b) { return dot(a, b); }
// CHECK-LABEL: define {{.*}}dot_mixed
// CHECK: sitofp <3 x i32>
// CHECK: call {{.*}}float @llvm.dx.fdot.v3f32(
export float dot_mixed(float3 a, int3 b) { return dot(a, b); }
// CHECK-LABEL: define {{.*}}length3
// CHECK-NOT: @llvm.dx.fdot
// CHECK: call {{.*}}float @llvm.sqrt.f32(
export float length3(float3 a) { return length(a); }
// CHECK-LABEL: define {{.*}}distance2
// CHECK: fsub {{.*}}<2 x float>
// CHECK-COUNT-2: fmul
// CHECK: call {{.*}}float @llvm.sqrt.f32(
export float distance2(float2 a, float2 b) { return distance(a, b); }
// CHECK-LABEL: define {{.*}}normal
// CHECK: call {{.*}}<3 x float> @llvm.dx.normalize.v3f32(
export float3 normal(float3 a) { return normalize(a); }
// CHECK-LABEL: define {{.*}}product
// CHECK: call {{.*}}<3 x float> @llvm.dx.cross.v3f32(
export float3 product(float3 a, float3 b) { return cross(a, b); }
// CHECK-LABEL: define {{.*}}curve
// CHECK: call {{.*}}<4 x float> @llvm.dx.saturate.v4f32(
export float4 curve(float a, float b, float4 x) { return smoothstep(a, b, x); }
// CHECK-LABEL: define {{.*}}remainder
// CHECK: fdiv {{.*}}float
// CHECK: call {{.*}}float @llvm.fabs.f32(
// CHECK: call {{.*}}float @llvm.dx.frac.f32(
// CHECK: select {{.*}}i1
// CHECK: fmul {{.*}}float
export float remainder(float a, float b) { return fmod(a, b); }
// CHECK-LABEL: define {{.*}}parts
// CHECK: call {{.*}}<2 x float> @llvm.trunc.v2f32(
export float2 parts(float2 x, out float2 whole) { return modf(x, whole); }
// CHECK-LABEL: define {{.*}}angle
// CHECK-DAG: call {{.*}}half @llvm.sin.f16(
// CHECK-DAG: call {{.*}}half @llvm.cos.f16(
export void angle(half x, out half s, out half c) { sincos(x, s, c); }

// A row vector times a matrix multiplies rows; a matrix times a column vector dots them.
// CHECK-LABEL: define {{.*}}row
// CHECK: fmul {{.*}}<2 x float>
// CHECK-COUNT-2: call {{.*}}<2 x float> @llvm.fmuladd.v2f32(
export float2 row(float3 v, float3x2 m) { return mul(v, m); }
// CHECK-LABEL: define {{.*}}column
// CHECK: call {{.*}}<3 x float> @llvm.fmuladd.v3f32(
export float3 column(float3x2 m, float2 v) { return mul(m, v); }
// CHECK-LABEL: define {{.*}}both_matrices
// CHECK-COUNT-2: call {{.*}}<2 x float> @llvm.fmuladd.v2f32(
export float2x2 both_matrices(float2x2 a, float2x2 b) { return mul(a, b); }
// CHECK-LABEL: define {{.*}}turned
// CHECK: shufflevector <6 x float> %{{.*}}, <6 x i32> <i32 0, i32 3, i32 1, i32 4, i32 2, i32 5>
export float3x2 turned(float2x3 m) { return transpose(m); }
// CHECK-LABEL: define {{.*}}det2
// CHECK-COUNT-2: fmul
// CHECK: ret float
export float det2(float2x2 m) { return determinant(m); }
// CHECK-LABEL: define {{.*}}vectors
// CHECK: call {{.*}}float @llvm.dx.fdot.v4f32(
export float vectors(float4 a, float4 b) { return mul(a, b); }
// CHECK-LABEL: define {{.*}}mixed_column
// CHECK: call {{.*}}<2 x float> @llvm.fmuladd.v2f32(
export float2 mixed_column(half2x2 m, float2 v) { return mul(m, v); }
// CHECK-LABEL: define {{.*}}any_element
// CHECK: call i1 @llvm.dx.any.v6f32(
export bool any_element(float2x3 m) { return any(m); }
