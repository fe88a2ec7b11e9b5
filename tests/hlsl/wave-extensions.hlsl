// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Wave and quad functions that LLVM has no intrinsic for become extension intrinsics: the op's
// operands in their order, one call for each element of a vector.
//
// RUN: %hlsl_lib_16 %s | %opt -S -O1 | FileCheck %s

#define FAMILY(F, T) export T F##_##T(T x) { return F(x); } export T##2 F##_##T##2(T##2 x) { return F(x); }

FAMILY(WavePrefixSum, float)
// CHECK-LABEL: define {{.*}}WavePrefixSum_float
// CHECK: call {{.*}}float @dxil.wavePrefixOp.f32(float{{.*}} %{{[^,]*}}, i8 0, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixSum_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.wavePrefixOp.f32(float{{.*}} %{{[^,]*}}, i8 0, i8 0)
FAMILY(WavePrefixSum, half)
// CHECK-LABEL: define {{.*}}WavePrefixSum_half
// CHECK: call {{.*}}half @dxil.wavePrefixOp.f16(half{{.*}} %{{[^,]*}}, i8 0, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixSum_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.wavePrefixOp.f16(half{{.*}} %{{[^,]*}}, i8 0, i8 0)
FAMILY(WavePrefixSum, double)
// CHECK-LABEL: define {{.*}}WavePrefixSum_double
// CHECK: call {{.*}}double @dxil.wavePrefixOp.f64(double{{.*}} %{{[^,]*}}, i8 0, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixSum_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.wavePrefixOp.f64(double{{.*}} %{{[^,]*}}, i8 0, i8 0)
FAMILY(WavePrefixSum, int)
// CHECK-LABEL: define {{.*}}WavePrefixSum_int
// CHECK: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 0, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixSum_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 0, i8 0)
FAMILY(WavePrefixSum, uint)
// CHECK-LABEL: define {{.*}}WavePrefixSum_uint
// CHECK: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 0, i8 1)
// CHECK-LABEL: define {{.*}}WavePrefixSum_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 0, i8 1)
FAMILY(WavePrefixSum, int64_t)
// CHECK-LABEL: define {{.*}}WavePrefixSum_int64_t
// CHECK: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 0, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixSum_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 0, i8 0)
FAMILY(WavePrefixSum, uint64_t)
// CHECK-LABEL: define {{.*}}WavePrefixSum_uint64_t
// CHECK: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 0, i8 1)
// CHECK-LABEL: define {{.*}}WavePrefixSum_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 0, i8 1)
FAMILY(WavePrefixSum, int16_t)
// CHECK-LABEL: define {{.*}}WavePrefixSum_int16_t
// CHECK: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 0, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixSum_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 0, i8 0)
FAMILY(WavePrefixSum, uint16_t)
// CHECK-LABEL: define {{.*}}WavePrefixSum_uint16_t
// CHECK: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 0, i8 1)
// CHECK-LABEL: define {{.*}}WavePrefixSum_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 0, i8 1)

FAMILY(WavePrefixProduct, float)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_float
// CHECK: call {{.*}}float @dxil.wavePrefixOp.f32(float{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.wavePrefixOp.f32(float{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WavePrefixProduct, half)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_half
// CHECK: call {{.*}}half @dxil.wavePrefixOp.f16(half{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.wavePrefixOp.f16(half{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WavePrefixProduct, double)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_double
// CHECK: call {{.*}}double @dxil.wavePrefixOp.f64(double{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.wavePrefixOp.f64(double{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WavePrefixProduct, int)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_int
// CHECK: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 0)
FAMILY(WavePrefixProduct, uint)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_uint
// CHECK: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 1)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.wavePrefixOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 1)
FAMILY(WavePrefixProduct, int64_t)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_int64_t
// CHECK: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WavePrefixProduct, uint64_t)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_uint64_t
// CHECK: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 1)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.wavePrefixOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 1)
FAMILY(WavePrefixProduct, int16_t)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_int16_t
// CHECK: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WavePrefixProduct, uint16_t)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_uint16_t
// CHECK: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 1)
// CHECK-LABEL: define {{.*}}WavePrefixProduct_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.wavePrefixOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 1)

FAMILY(WaveActiveProduct, float)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_float
// CHECK: call {{.*}}float @dxil.waveActiveOp.f32(float{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.waveActiveOp.f32(float{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WaveActiveProduct, half)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_half
// CHECK: call {{.*}}half @dxil.waveActiveOp.f16(half{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.waveActiveOp.f16(half{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WaveActiveProduct, double)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_double
// CHECK: call {{.*}}double @dxil.waveActiveOp.f64(double{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.waveActiveOp.f64(double{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WaveActiveProduct, int)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_int
// CHECK: call {{.*}}i32 @dxil.waveActiveOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveActiveOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 0)
FAMILY(WaveActiveProduct, uint)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_uint
// CHECK: call {{.*}}i32 @dxil.waveActiveOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 1)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveActiveOp.i32(i32{{.*}}%{{[^,]*}}, i8 1, i8 1)
FAMILY(WaveActiveProduct, int64_t)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_int64_t
// CHECK: call {{.*}}i64 @dxil.waveActiveOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveActiveOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WaveActiveProduct, uint64_t)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_uint64_t
// CHECK: call {{.*}}i64 @dxil.waveActiveOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 1)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveActiveOp.i64(i64{{.*}} %{{[^,]*}}, i8 1, i8 1)
FAMILY(WaveActiveProduct, int16_t)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_int16_t
// CHECK: call {{.*}}i16 @dxil.waveActiveOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.waveActiveOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 0)
FAMILY(WaveActiveProduct, uint16_t)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_uint16_t
// CHECK: call {{.*}}i16 @dxil.waveActiveOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 1)
// CHECK-LABEL: define {{.*}}WaveActiveProduct_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.waveActiveOp.i16(i16{{.*}} %{{[^,]*}}, i8 1, i8 1)

FAMILY(WaveReadLaneFirst, float)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_float
// CHECK: call {{.*}}float @dxil.waveReadLaneFirst.f32(float{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.waveReadLaneFirst.f32(float{{.*}} %{{[^,]*}})
FAMILY(WaveReadLaneFirst, half)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_half
// CHECK: call {{.*}}half @dxil.waveReadLaneFirst.f16(half{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.waveReadLaneFirst.f16(half{{.*}} %{{[^,]*}})
FAMILY(WaveReadLaneFirst, double)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_double
// CHECK: call {{.*}}double @dxil.waveReadLaneFirst.f64(double{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.waveReadLaneFirst.f64(double{{.*}} %{{[^,]*}})
FAMILY(WaveReadLaneFirst, int)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_int
// CHECK: call {{.*}}i32 @dxil.waveReadLaneFirst.i32(i32{{.*}}%{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveReadLaneFirst.i32(i32{{.*}}%{{[^,]*}})
FAMILY(WaveReadLaneFirst, uint)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_uint
// CHECK: call {{.*}}i32 @dxil.waveReadLaneFirst.i32(i32{{.*}}%{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveReadLaneFirst.i32(i32{{.*}}%{{[^,]*}})
FAMILY(WaveReadLaneFirst, int64_t)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_int64_t
// CHECK: call {{.*}}i64 @dxil.waveReadLaneFirst.i64(i64{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveReadLaneFirst.i64(i64{{.*}} %{{[^,]*}})
FAMILY(WaveReadLaneFirst, uint64_t)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_uint64_t
// CHECK: call {{.*}}i64 @dxil.waveReadLaneFirst.i64(i64{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveReadLaneFirst.i64(i64{{.*}} %{{[^,]*}})
FAMILY(WaveReadLaneFirst, int16_t)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_int16_t
// CHECK: call {{.*}}i16 @dxil.waveReadLaneFirst.i16(i16{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.waveReadLaneFirst.i16(i16{{.*}} %{{[^,]*}})
FAMILY(WaveReadLaneFirst, uint16_t)
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_uint16_t
// CHECK: call {{.*}}i16 @dxil.waveReadLaneFirst.i16(i16{{.*}} %{{[^,]*}})
// CHECK-LABEL: define {{.*}}WaveReadLaneFirst_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.waveReadLaneFirst.i16(i16{{.*}} %{{[^,]*}})

FAMILY(QuadReadAcrossX, float)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_float
// CHECK: call {{.*}}float @dxil.quadOp.f32(float{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.quadOp.f32(float{{.*}} %{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, half)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_half
// CHECK: call {{.*}}half @dxil.quadOp.f16(half{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.quadOp.f16(half{{.*}} %{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, double)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_double
// CHECK: call {{.*}}double @dxil.quadOp.f64(double{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.quadOp.f64(double{{.*}} %{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, int)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_int
// CHECK: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, uint)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_uint
// CHECK: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, int64_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_int64_t
// CHECK: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, uint64_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_uint64_t
// CHECK: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, int16_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_int16_t
// CHECK: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 0)
FAMILY(QuadReadAcrossX, uint16_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_uint16_t
// CHECK: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 0)
// CHECK-LABEL: define {{.*}}QuadReadAcrossX_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 0)

FAMILY(QuadReadAcrossY, float)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_float
// CHECK: call {{.*}}float @dxil.quadOp.f32(float{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.quadOp.f32(float{{.*}} %{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, half)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_half
// CHECK: call {{.*}}half @dxil.quadOp.f16(half{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.quadOp.f16(half{{.*}} %{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, double)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_double
// CHECK: call {{.*}}double @dxil.quadOp.f64(double{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.quadOp.f64(double{{.*}} %{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, int)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_int
// CHECK: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, uint)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_uint
// CHECK: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, int64_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_int64_t
// CHECK: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, uint64_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_uint64_t
// CHECK: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, int16_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_int16_t
// CHECK: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 1)
FAMILY(QuadReadAcrossY, uint16_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_uint16_t
// CHECK: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 1)
// CHECK-LABEL: define {{.*}}QuadReadAcrossY_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 1)

FAMILY(QuadReadAcrossDiagonal, float)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_float
// CHECK: call {{.*}}float @dxil.quadOp.f32(float{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_float2
// CHECK-COUNT-2: call {{.*}}float @dxil.quadOp.f32(float{{.*}} %{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, half)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_half
// CHECK: call {{.*}}half @dxil.quadOp.f16(half{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_half2
// CHECK-COUNT-2: call {{.*}}half @dxil.quadOp.f16(half{{.*}} %{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, double)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_double
// CHECK: call {{.*}}double @dxil.quadOp.f64(double{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_double2
// CHECK-COUNT-2: call {{.*}}double @dxil.quadOp.f64(double{{.*}} %{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, int)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_int
// CHECK: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_int2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, uint)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_uint
// CHECK: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.quadOp.i32(i32{{.*}}%{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, int64_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_int64_t
// CHECK: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_int64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, uint64_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_uint64_t
// CHECK: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.quadOp.i64(i64{{.*}} %{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, int16_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_int16_t
// CHECK: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_int16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 2)
FAMILY(QuadReadAcrossDiagonal, uint16_t)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_uint16_t
// CHECK: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 2)
// CHECK-LABEL: define {{.*}}QuadReadAcrossDiagonal_uint16_t2
// CHECK-COUNT-2: call {{.*}}i16 @dxil.quadOp.i16(i16{{.*}} %{{[^,]*}}, i8 2)

FAMILY(WaveActiveBitAnd, uint)
// CHECK-LABEL: define {{.*}}WaveActiveBitAnd_uint
// CHECK: call {{.*}}i32 @dxil.waveActiveBit.i32(i32{{.*}}, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveBitAnd_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveActiveBit.i32(i32{{.*}}, i8 0)
FAMILY(WaveActiveBitAnd, uint64_t)
// CHECK-LABEL: define {{.*}}WaveActiveBitAnd_uint64_t
// CHECK: call {{.*}}i64 @dxil.waveActiveBit.i64(i64{{.*}}, i8 0)
// CHECK-LABEL: define {{.*}}WaveActiveBitAnd_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveActiveBit.i64(i64{{.*}}, i8 0)

FAMILY(WaveActiveBitOr, uint)
// CHECK-LABEL: define {{.*}}WaveActiveBitOr_uint
// CHECK: call {{.*}}i32 @dxil.waveActiveBit.i32(i32{{.*}}, i8 1)
// CHECK-LABEL: define {{.*}}WaveActiveBitOr_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveActiveBit.i32(i32{{.*}}, i8 1)
FAMILY(WaveActiveBitOr, uint64_t)
// CHECK-LABEL: define {{.*}}WaveActiveBitOr_uint64_t
// CHECK: call {{.*}}i64 @dxil.waveActiveBit.i64(i64{{.*}}, i8 1)
// CHECK-LABEL: define {{.*}}WaveActiveBitOr_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveActiveBit.i64(i64{{.*}}, i8 1)

FAMILY(WaveActiveBitXor, uint)
// CHECK-LABEL: define {{.*}}WaveActiveBitXor_uint
// CHECK: call {{.*}}i32 @dxil.waveActiveBit.i32(i32{{.*}}, i8 2)
// CHECK-LABEL: define {{.*}}WaveActiveBitXor_uint2
// CHECK-COUNT-2: call {{.*}}i32 @dxil.waveActiveBit.i32(i32{{.*}}, i8 2)
FAMILY(WaveActiveBitXor, uint64_t)
// CHECK-LABEL: define {{.*}}WaveActiveBitXor_uint64_t
// CHECK: call {{.*}}i64 @dxil.waveActiveBit.i64(i64{{.*}}, i8 2)
// CHECK-LABEL: define {{.*}}WaveActiveBitXor_uint64_t2
// CHECK-COUNT-2: call {{.*}}i64 @dxil.waveActiveBit.i64(i64{{.*}}, i8 2)

