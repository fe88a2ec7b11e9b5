// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wave functions that LLVM has an intrinsic for, for every element type and shape.
//
// RUN: %hlsl_lib_16 -DNAME=WaveActiveSum %s | %opt -S -O1 | FileCheck %s -DOP=sum
// RUN: %hlsl_lib_16 -DNAME=WaveActiveMin %s | %opt -S -O1 | FileCheck %s -DOP=min
// RUN: %hlsl_lib_16 -DNAME=WaveActiveMax %s | %opt -S -O1 | FileCheck %s -DOP=max

#define FAMILY(T) export T each_##T(T x) { return NAME(x); } export T##3 each_##T##3(T##3 x) { return NAME(x); }

FAMILY(float)
// CHECK-LABEL: define {{.*}}each_float
// CHECK: call {{.*}}float @llvm.dx.wave.reduce.[[OP]].f32(float
// CHECK-LABEL: define {{.*}}each_float3
// CHECK: call {{.*}}<3 x float> @llvm.dx.wave.reduce.[[OP]].v3f32(
FAMILY(half)
// CHECK-LABEL: define {{.*}}each_half
// CHECK: call {{.*}}half @llvm.dx.wave.reduce.[[OP]].f16(half
// CHECK-LABEL: define {{.*}}each_half3
// CHECK: call {{.*}}<3 x half> @llvm.dx.wave.reduce.[[OP]].v3f16(
FAMILY(double)
// CHECK-LABEL: define {{.*}}each_double
// CHECK: call {{.*}}double @llvm.dx.wave.reduce.[[OP]].f64(double
// CHECK-LABEL: define {{.*}}each_double3
// CHECK: call {{.*}}<3 x double> @llvm.dx.wave.reduce.[[OP]].v3f64(
FAMILY(int)
// CHECK-LABEL: define {{.*}}each_int
// CHECK: call {{.*}}i32 @llvm.dx.wave.reduce.[[OP]].i32(i32
// CHECK-LABEL: define {{.*}}each_int3
// CHECK: call {{.*}}<3 x i32> @llvm.dx.wave.reduce.[[OP]].v3i32(
FAMILY(uint)
// CHECK-LABEL: define {{.*}}each_uint
// CHECK: call {{.*}}i32 @llvm.dx.wave.reduce.u[[OP]].i32(i32
// CHECK-LABEL: define {{.*}}each_uint3
// CHECK: call {{.*}}<3 x i32> @llvm.dx.wave.reduce.u[[OP]].v3i32(
FAMILY(int64_t)
// CHECK-LABEL: define {{.*}}each_int64_t
// CHECK: call {{.*}}i64 @llvm.dx.wave.reduce.[[OP]].i64(i64
// CHECK-LABEL: define {{.*}}each_int64_t3
// CHECK: call {{.*}}<3 x i64> @llvm.dx.wave.reduce.[[OP]].v3i64(
FAMILY(uint64_t)
// CHECK-LABEL: define {{.*}}each_uint64_t
// CHECK: call {{.*}}i64 @llvm.dx.wave.reduce.u[[OP]].i64(i64
// CHECK-LABEL: define {{.*}}each_uint64_t3
// CHECK: call {{.*}}<3 x i64> @llvm.dx.wave.reduce.u[[OP]].v3i64(
FAMILY(int16_t)
// CHECK-LABEL: define {{.*}}each_int16_t
// CHECK: call {{.*}}i16 @llvm.dx.wave.reduce.[[OP]].i16(i16
// CHECK-LABEL: define {{.*}}each_int16_t3
// CHECK: call {{.*}}<3 x i16> @llvm.dx.wave.reduce.[[OP]].v3i16(
FAMILY(uint16_t)
// CHECK-LABEL: define {{.*}}each_uint16_t
// CHECK: call {{.*}}i16 @llvm.dx.wave.reduce.u[[OP]].i16(i16
// CHECK-LABEL: define {{.*}}each_uint16_t3
// CHECK: call {{.*}}<3 x i16> @llvm.dx.wave.reduce.u[[OP]].v3i16(
