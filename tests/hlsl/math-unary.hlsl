// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of one float or half, in every shape.
//
// RUN: %hlsl_lib_16 -DNAME=acos %s | FileCheck %s -DOP=llvm.acos
// RUN: %hlsl_lib_16 -DNAME=asin %s | FileCheck %s -DOP=llvm.asin
// RUN: %hlsl_lib_16 -DNAME=atan %s | FileCheck %s -DOP=llvm.atan
// RUN: %hlsl_lib_16 -DNAME=cos %s | FileCheck %s -DOP=llvm.cos
// RUN: %hlsl_lib_16 -DNAME=cosh %s | FileCheck %s -DOP=llvm.cosh
// RUN: %hlsl_lib_16 -DNAME=sin %s | FileCheck %s -DOP=llvm.sin
// RUN: %hlsl_lib_16 -DNAME=sinh %s | FileCheck %s -DOP=llvm.sinh
// RUN: %hlsl_lib_16 -DNAME=tan %s | FileCheck %s -DOP=llvm.tan
// RUN: %hlsl_lib_16 -DNAME=tanh %s | FileCheck %s -DOP=llvm.tanh
// RUN: %hlsl_lib_16 -DNAME=degrees %s | FileCheck %s -DOP=llvm.dx.degrees
// RUN: %hlsl_lib_16 -DNAME=radians %s | FileCheck %s -DOP=llvm.dx.radians
// RUN: %hlsl_lib_16 -DNAME=exp %s | FileCheck %s -DOP=llvm.exp
// RUN: %hlsl_lib_16 -DNAME=exp2 %s | FileCheck %s -DOP=llvm.exp2
// RUN: %hlsl_lib_16 -DNAME=log %s | FileCheck %s -DOP=llvm.log
// RUN: %hlsl_lib_16 -DNAME=log2 %s | FileCheck %s -DOP=llvm.log2
// RUN: %hlsl_lib_16 -DNAME=log10 %s | FileCheck %s -DOP=llvm.log10
// RUN: %hlsl_lib_16 -DNAME=sqrt %s | FileCheck %s -DOP=llvm.sqrt
// RUN: %hlsl_lib_16 -DNAME=rsqrt %s | FileCheck %s -DOP=llvm.dx.rsqrt
// RUN: %hlsl_lib_16 -DNAME=ceil %s | FileCheck %s -DOP=llvm.ceil
// RUN: %hlsl_lib_16 -DNAME=floor %s | FileCheck %s -DOP=llvm.floor
// RUN: %hlsl_lib_16 -DNAME=round %s | FileCheck %s -DOP=llvm.roundeven
// RUN: %hlsl_lib_16 -DNAME=trunc %s | FileCheck %s -DOP=llvm.trunc
// RUN: %hlsl_lib_16 -DNAME=frac %s | FileCheck %s -DOP=llvm.dx.frac
// RUN: %hlsl_lib_16 -DNAME=saturate %s | FileCheck %s -DOP=llvm.dx.saturate
// RUN: %hlsl_lib_16 -DNAME=abs %s | FileCheck %s -DOP=llvm.fabs

export float f1(float x) { return NAME(x); }
export float2 f2(float2 x) { return NAME(x); }
export float3 f3(float3 x) { return NAME(x); }
export float4 f4(float4 x) { return NAME(x); }
export half h1(half x) { return NAME(x); }
export half2 h2(half2 x) { return NAME(x); }
export half3 h3(half3 x) { return NAME(x); }
export half4 h4(half4 x) { return NAME(x); }
export float2x2 m2(float2x2 x) { return NAME(x); }

// CHECK-LABEL: define {{.*}}f1
// CHECK: call {{.*}}float @[[OP]].f32(float
// CHECK-LABEL: define {{.*}}f2
// CHECK: call {{.*}}<2 x float> @[[OP]].v2f32(<2 x float>
// CHECK-LABEL: define {{.*}}f3
// CHECK: call {{.*}}<3 x float> @[[OP]].v3f32(<3 x float>
// CHECK-LABEL: define {{.*}}f4
// CHECK: call {{.*}}<4 x float> @[[OP]].v4f32(<4 x float>
// CHECK-LABEL: define {{.*}}h1
// CHECK: call {{.*}}half @[[OP]].f16(half
// CHECK-LABEL: define {{.*}}h2
// CHECK: call {{.*}}<2 x half> @[[OP]].v2f16(<2 x half>
// CHECK-LABEL: define {{.*}}h3
// CHECK: call {{.*}}<3 x half> @[[OP]].v3f16(<3 x half>
// CHECK-LABEL: define {{.*}}h4
// CHECK: call {{.*}}<4 x half> @[[OP]].v4f16(<4 x half>
// CHECK-LABEL: define {{.*}}m2
// CHECK: call {{.*}}@[[OP]].v{{[24]}}f32
