// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// min, max, clamp and mad of every integer type, scalar and vector.
//
// RUN: %hlsl_lib_16 %s | %opt -S -O1 | FileCheck %s

#define FAMILY(T)                                                                                  \
  export T min_##T(T x, T y) { return min(x, y); }                                                 \
  export T max_##T(T x, T y) { return max(x, y); }                                                 \
  export T##3 max3_##T(T##3 x, T##3 y) { return max(x, y); }                                       \
  export T clamp_##T(T x, T y, T z) { return clamp(x, y, z); }                                     \
  export T##4 clamp4_##T(T##4 x, T##4 y, T##4 z) { return clamp(x, y, z); }                        \
  export T mad_##T(T x, T y, T z) { return mad(x, y, z); }

FAMILY(int)
// CHECK-LABEL: define {{.*}}min_int
// CHECK: call {{.*}}i32 @llvm.smin.i32(
// CHECK-LABEL: define {{.*}}max_int
// CHECK: call {{.*}}i32 @llvm.smax.i32(
// CHECK-LABEL: define {{.*}}max3_int
// CHECK: call {{.*}}<3 x i32> @llvm.smax.v3i32(
// CHECK-LABEL: define {{.*}}clamp_int
// CHECK: call {{.*}}i32 @llvm.dx.sclamp.i32(
// CHECK-LABEL: define {{.*}}clamp4_int
// CHECK: call {{.*}}<4 x i32> @llvm.dx.sclamp.v4i32(
// CHECK-LABEL: define {{.*}}mad_int
// CHECK: call {{.*}}i32 @llvm.dx.imad.i32(

FAMILY(uint)
// CHECK-LABEL: define {{.*}}min_uint
// CHECK: call {{.*}}i32 @llvm.umin.i32(
// CHECK-LABEL: define {{.*}}max_uint
// CHECK: call {{.*}}i32 @llvm.umax.i32(
// CHECK-LABEL: define {{.*}}max3_uint
// CHECK: call {{.*}}<3 x i32> @llvm.umax.v3i32(
// CHECK-LABEL: define {{.*}}clamp_uint
// CHECK: call {{.*}}i32 @llvm.dx.uclamp.i32(
// CHECK-LABEL: define {{.*}}clamp4_uint
// CHECK: call {{.*}}<4 x i32> @llvm.dx.uclamp.v4i32(
// CHECK-LABEL: define {{.*}}mad_uint
// CHECK: call {{.*}}i32 @llvm.dx.umad.i32(

FAMILY(int64_t)
// CHECK-LABEL: define {{.*}}min_int64_t
// CHECK: call {{.*}}i64 @llvm.smin.i64(
// CHECK-LABEL: define {{.*}}max_int64_t
// CHECK: call {{.*}}i64 @llvm.smax.i64(
// CHECK-LABEL: define {{.*}}max3_int64_t
// CHECK: call {{.*}}<3 x i64> @llvm.smax.v3i64(
// CHECK-LABEL: define {{.*}}clamp_int64_t
// CHECK: call {{.*}}i64 @llvm.dx.sclamp.i64(
// CHECK-LABEL: define {{.*}}clamp4_int64_t
// CHECK: call {{.*}}<4 x i64> @llvm.dx.sclamp.v4i64(
// CHECK-LABEL: define {{.*}}mad_int64_t
// CHECK: call {{.*}}i64 @llvm.dx.imad.i64(

FAMILY(uint64_t)
// CHECK-LABEL: define {{.*}}min_uint64_t
// CHECK: call {{.*}}i64 @llvm.umin.i64(
// CHECK-LABEL: define {{.*}}max_uint64_t
// CHECK: call {{.*}}i64 @llvm.umax.i64(
// CHECK-LABEL: define {{.*}}max3_uint64_t
// CHECK: call {{.*}}<3 x i64> @llvm.umax.v3i64(
// CHECK-LABEL: define {{.*}}clamp_uint64_t
// CHECK: call {{.*}}i64 @llvm.dx.uclamp.i64(
// CHECK-LABEL: define {{.*}}clamp4_uint64_t
// CHECK: call {{.*}}<4 x i64> @llvm.dx.uclamp.v4i64(
// CHECK-LABEL: define {{.*}}mad_uint64_t
// CHECK: call {{.*}}i64 @llvm.dx.umad.i64(

FAMILY(int16_t)
// CHECK-LABEL: define {{.*}}min_int16_t
// CHECK: call {{.*}}i16 @llvm.smin.i16(
// CHECK-LABEL: define {{.*}}max_int16_t
// CHECK: call {{.*}}i16 @llvm.smax.i16(
// CHECK-LABEL: define {{.*}}max3_int16_t
// CHECK: call {{.*}}<3 x i16> @llvm.smax.v3i16(
// CHECK-LABEL: define {{.*}}clamp_int16_t
// CHECK: call {{.*}}i16 @llvm.dx.sclamp.i16(
// CHECK-LABEL: define {{.*}}clamp4_int16_t
// CHECK: call {{.*}}<4 x i16> @llvm.dx.sclamp.v4i16(
// CHECK-LABEL: define {{.*}}mad_int16_t
// CHECK: call {{.*}}i16 @llvm.dx.imad.i16(

FAMILY(uint16_t)
// CHECK-LABEL: define {{.*}}min_uint16_t
// CHECK: call {{.*}}i16 @llvm.umin.i16(
// CHECK-LABEL: define {{.*}}max_uint16_t
// CHECK: call {{.*}}i16 @llvm.umax.i16(
// CHECK-LABEL: define {{.*}}max3_uint16_t
// CHECK: call {{.*}}<3 x i16> @llvm.umax.v3i16(
// CHECK-LABEL: define {{.*}}clamp_uint16_t
// CHECK: call {{.*}}i16 @llvm.dx.uclamp.i16(
// CHECK-LABEL: define {{.*}}clamp4_uint16_t
// CHECK: call {{.*}}<4 x i16> @llvm.dx.uclamp.v4i16(
// CHECK-LABEL: define {{.*}}mad_uint16_t
// CHECK: call {{.*}}i16 @llvm.dx.umad.i16(

