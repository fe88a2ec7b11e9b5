// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An int, uint or bool argument of a float function becomes float, in its shape.
//
// RUN: %hlsl_lib -DNAME=acos %s | FileCheck %s -DOP=llvm.acos
// RUN: %hlsl_lib -DNAME=asin %s | FileCheck %s -DOP=llvm.asin
// RUN: %hlsl_lib -DNAME=atan %s | FileCheck %s -DOP=llvm.atan
// RUN: %hlsl_lib -DNAME=cos %s | FileCheck %s -DOP=llvm.cos
// RUN: %hlsl_lib -DNAME=cosh %s | FileCheck %s -DOP=llvm.cosh
// RUN: %hlsl_lib -DNAME=sin %s | FileCheck %s -DOP=llvm.sin
// RUN: %hlsl_lib -DNAME=sinh %s | FileCheck %s -DOP=llvm.sinh
// RUN: %hlsl_lib -DNAME=tan %s | FileCheck %s -DOP=llvm.tan
// RUN: %hlsl_lib -DNAME=tanh %s | FileCheck %s -DOP=llvm.tanh
// RUN: %hlsl_lib -DNAME=radians %s | FileCheck %s -DOP=llvm.dx.radians
// RUN: %hlsl_lib -DNAME=exp %s | FileCheck %s -DOP=llvm.exp
// RUN: %hlsl_lib -DNAME=log %s | FileCheck %s -DOP=llvm.log
// RUN: %hlsl_lib -DNAME=log2 %s | FileCheck %s -DOP=llvm.log2
// RUN: %hlsl_lib -DNAME=log10 %s | FileCheck %s -DOP=llvm.log10
// RUN: %hlsl_lib -DNAME=sqrt %s | FileCheck %s -DOP=llvm.sqrt
// RUN: %hlsl_lib -DNAME=rsqrt %s | FileCheck %s -DOP=llvm.dx.rsqrt
// RUN: %hlsl_lib -DNAME=saturate %s | FileCheck %s -DOP=llvm.dx.saturate
// RUN: %hlsl_lib -DNAME=degrees %s | FileCheck %s -DOP=llvm.dx.degrees

export float i1(int x) { return NAME(x); }
export float3 i3(int3 x) { return NAME(x); }
export float4 u4(uint4 x) { return NAME(x); }
export float b1(bool x) { return NAME(x); }
export float d1(double x) { return (float)NAME(x); }

// CHECK-LABEL: define {{.*}}i1
// CHECK: sitofp i32 {{.*}} to float
// CHECK: call {{.*}}float @[[OP]].f32(float
// CHECK-LABEL: define {{.*}}i3
// CHECK: sitofp <3 x i32> {{.*}} to <3 x float>
// CHECK: call {{.*}}<3 x float> @[[OP]].v3f32(
// CHECK-LABEL: define {{.*}}u4
// CHECK: uitofp <4 x i32> {{.*}} to <4 x float>
// CHECK: call {{.*}}<4 x float> @[[OP]].v4f32(
