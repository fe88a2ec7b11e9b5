// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions on the bits of integers, reinterpreted values and packed bytes.
//
// RUN: %hlsl_lib_16 %s | %opt -S -O1 | FileCheck %s

// CHECK-LABEL: define {{.*}}count4
// CHECK: call {{.*}}<4 x i32> @llvm.ctpop.v4i32(
export uint4 count4(int4 x) { return countbits(x); }
// CHECK-LABEL: define {{.*}}count64
// CHECK: call {{.*}}i64 @llvm.ctpop.i64(
// CHECK: trunc {{.*}}i64 {{.*}} to i32
export uint count64(uint64_t x) { return countbits(x); }
// CHECK-LABEL: define {{.*}}reverse16
// CHECK: call {{.*}}<2 x i16> @llvm.bitreverse.v2i16(
export uint16_t2 reverse16(uint16_t2 x) { return reversebits(x); }
// CHECK-LABEL: define {{.*}}reverse_signed
// CHECK: call {{.*}}i32 @llvm.bitreverse.i32(
export int reverse_signed(int x) { return reversebits(x); }
// CHECK-LABEL: define {{.*}}high_signed
// CHECK: call {{.*}}i32 @llvm.dx.firstbitshigh.i32(
export uint high_signed(int x) { return firstbithigh(x); }
// CHECK-LABEL: define {{.*}}high_unsigned
// CHECK: call {{.*}}<3 x i32> @llvm.dx.firstbituhigh.v3i32(
export uint3 high_unsigned(uint3 x) { return firstbithigh(x); }
// CHECK-LABEL: define {{.*}}low64
// CHECK: call {{.*}}i32 @llvm.dx.firstbitlow.i64(
export uint low64(int64_t x) { return firstbitlow(x); }
// CHECK-LABEL: define {{.*}}add64
// CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(
export uint2 add64(uint2 x, uint2 y) { return AddUint64(x, y); }

// CHECK-LABEL: define {{.*}}as_float
// CHECK: bitcast <3 x i32> %{{.*}} to <3 x float>
export float3 as_float(uint3 x) { return asfloat(x); }
// CHECK-LABEL: define {{.*}}as_uint
// CHECK: bitcast float %{{.*}} to i32
export uint as_uint(float x) { return asuint(x); }
// CHECK-LABEL: define {{.*}}as_int
// CHECK: bitcast <2 x float> %{{.*}} to <2 x i32>
export int2 as_int(float2 x) { return asint(x); }
// CHECK-LABEL: define {{.*}}as_half
// CHECK: bitcast i16 %{{.*}} to half
export half as_half(uint16_t x) { return asfloat16(x); }
// CHECK-LABEL: define {{.*}}halves
// CHECK: call { i32, i32 } @llvm.dx.splitdouble.i32(double
export uint2 halves(double x) { uint lo, hi; asuint(x, lo, hi); return uint2(lo, hi); }
// CHECK-LABEL: define {{.*}}whole
// CHECK: call {{.*}}double @llvm.dx.asdouble.i32(i32 {{.*}}, i32
export double whole(uint lo, uint hi) { return asdouble(lo, hi); }

// CHECK-LABEL: define {{.*}}from_half
// CHECK: call {{.*}}<2 x float> @llvm.dx.legacyf16tof32.v2i32(<2 x i32>
export float2 from_half(uint2 x) { return f16tof32(x); }
// CHECK-LABEL: define {{.*}}to_half
// CHECK-COUNT-2: call {{.*}}i32 @dxil.legacyF32ToF16(float
export uint2 to_half(float2 x) { return f32tof16(x); }
// CHECK-LABEL: define {{.*}}dot_signed
// CHECK: call i32 @llvm.dx.dot4add.i8packed(i32 {{.*}}, i32 {{.*}}, i32
export int dot_signed(uint a, uint b, int c) { return dot4add_i8packed(a, b, c); }
// CHECK-LABEL: define {{.*}}dot_halves
// CHECK: call {{.*}}float @llvm.dx.dot2add(float {{.*}}, half {{.*}}, half {{.*}}, half {{.*}}, half
export float dot_halves(half2 a, half2 b, float c) { return dot2add(a, b, c); }
// CHECK-LABEL: define {{.*}}differences
// CHECK: call {{.*}}i32 @dxil.msad.i32(i32
// CHECK: call i32 @llvm.fshl.i32(
// CHECK-COUNT-3: call {{.*}}i32 @dxil.msad.i32(i32
export uint4 differences(uint r, uint2 s, uint4 a) { return msad4(r, s, a); }
// CHECK-LABEL: define {{.*}}pack
// CHECK: call {{.*}}i32 @dxil.pack4x8.i32(i8 2, i32
export uint pack(int4 v) { return pack_clamp_s8(v); }
// CHECK-LABEL: define {{.*}}unpack
// CHECK: call {{.*}}<4 x i32> @dxil.unpack4x8.i32(i8 0, i32
export uint4 unpack(uint v) { return unpack_u8u32(v); }

// CHECK-LABEL: define {{.*}}any_of
// CHECK: call i1 @llvm.dx.any.v4i{{(1|32)}}(
export bool any_of(float4 x) { return any(x > 1); }
// CHECK-LABEL: define {{.*}}all_of
// CHECK: call i1 @llvm.dx.all.v3i32(<3 x i32>
export bool all_of(int3 x) { return all(x); }
// CHECK-LABEL: define {{.*}}both
// CHECK: {{and|select}} {{.*}}<2 x i1>
export bool2 both(bool2 x, bool2 y) { return and(x, y); }
// CHECK-LABEL: define {{.*}}choose
// CHECK: select {{.*}}<3 x i1> %{{.*}}, <3 x float> %{{.*}}, <3 x float>
export float3 choose(bool3 c, float3 x, float3 y) { return select(c, x, y); }
// CHECK-LABEL: define {{.*}}choose_splat
// CHECK: select {{.*}}<3 x i1>
export float3 choose_splat(bool3 c, float3 x) { return select(c, x, 0); }
