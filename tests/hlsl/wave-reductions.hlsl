// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wave functions with a builtin, for every element type and shape. Clang 22 reads an unsigned
// vector as signed in these builtins, so the header calls them by element.
//
// RUN: %hlsl_lib_16 -DNAME=WaveActiveSum %s | FileCheck %s -DOP=sum
// RUN: %hlsl_lib_16 -DNAME=WaveActiveMin %s | FileCheck %s -DOP=min
// RUN: %hlsl_lib_16 -DNAME=WaveActiveMax %s | FileCheck %s -DOP=max

#define FAMILY(T) export T each_##T(T x) { return NAME(x); } export T##3 each_##T##3(T##3 x) { return NAME(x); }

FAMILY(float)
// CHECK-LABEL: define {{.*}}each_float
// CHECK: call {{.*}}float @llvm.dx.wave.reduce.[[OP]].f32(float
// CHECK-LABEL: define {{.*}}each_float3
// CHECK-COUNT-3: call {{.*}}float @llvm.dx.wave.reduce.[[OP]].f32(float
FAMILY(half)
// CHECK-LABEL: define {{.*}}each_half
// CHECK: call {{.*}}half @llvm.dx.wave.reduce.[[OP]].f16(half
// CHECK-LABEL: define {{.*}}each_half3
// CHECK-COUNT-3: call {{.*}}half @llvm.dx.wave.reduce.[[OP]].f16(half
FAMILY(double)
// CHECK-LABEL: define {{.*}}each_double
// CHECK: call {{.*}}double @llvm.dx.wave.reduce.[[OP]].f64(double
// CHECK-LABEL: define {{.*}}each_double3
// CHECK-COUNT-3: call {{.*}}double @llvm.dx.wave.reduce.[[OP]].f64(double
FAMILY(int)
// CHECK-LABEL: define {{.*}}each_int
// CHECK: call {{.*}}i32 @llvm.dx.wave.reduce.[[OP]].i32(i32
// CHECK-LABEL: define {{.*}}each_int3
// CHECK-COUNT-3: call {{.*}}i32 @llvm.dx.wave.reduce.[[OP]].i32(i32
FAMILY(uint)
// CHECK-LABEL: define {{.*}}each_uint
// CHECK: call {{.*}}i32 @llvm.dx.wave.reduce.u[[OP]].i32(i32
// CHECK-LABEL: define {{.*}}each_uint3
// CHECK-COUNT-3: call {{.*}}i32 @llvm.dx.wave.reduce.u[[OP]].i32(i32
FAMILY(int64_t)
// CHECK-LABEL: define {{.*}}each_int64_t
// CHECK: call {{.*}}i64 @llvm.dx.wave.reduce.[[OP]].i64(i64
// CHECK-LABEL: define {{.*}}each_int64_t3
// CHECK-COUNT-3: call {{.*}}i64 @llvm.dx.wave.reduce.[[OP]].i64(i64
FAMILY(uint64_t)
// CHECK-LABEL: define {{.*}}each_uint64_t
// CHECK: call {{.*}}i64 @llvm.dx.wave.reduce.u[[OP]].i64(i64
// CHECK-LABEL: define {{.*}}each_uint64_t3
// CHECK-COUNT-3: call {{.*}}i64 @llvm.dx.wave.reduce.u[[OP]].i64(i64
FAMILY(int16_t)
// CHECK-LABEL: define {{.*}}each_int16_t
// CHECK: call {{.*}}i16 @llvm.dx.wave.reduce.[[OP]].i16(i16
// CHECK-LABEL: define {{.*}}each_int16_t3
// CHECK-COUNT-3: call {{.*}}i16 @llvm.dx.wave.reduce.[[OP]].i16(i16
FAMILY(uint16_t)
// CHECK-LABEL: define {{.*}}each_uint16_t
// CHECK: call {{.*}}i16 @llvm.dx.wave.reduce.u[[OP]].i16(i16
// CHECK-LABEL: define {{.*}}each_uint16_t3
// CHECK-COUNT-3: call {{.*}}i16 @llvm.dx.wave.reduce.u[[OP]].i16(i16
