// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every type name, with and without native 16-bit types.
//
// RUN: %hlsl_lib %s | %opt -S -O1 | FileCheck %s --check-prefixes=CHECK,WIDE
// RUN: %hlsl_lib_16 %s | %opt -S -O1 | FileCheck %s --check-prefixes=CHECK,NATIVE

#define SHAPES(T)                                                                                  \
  export T scalar_##T(T x) { return x; }                                                           \
  export T##1 v1_##T(T##1 x) { return x; }                                                         \
  export T##2 v2_##T(T##2 x) { return x; }                                                         \
  export T##3 v3_##T(T##3 x) { return x; }                                                         \
  export T##4 v4_##T(T##4 x) { return x; }                                                         \
  export T##2x3 m_##T(T##1x1 a, T##1x4 b, T##4x1 c, T##3x3 d, T##4x4 e, T##2x3 x) { return x; }

// CHECK-LABEL: define {{.*}}v2_float{{.*}}(<2 x float>
SHAPES(float)
// CHECK-LABEL: define {{.*}}v4_double{{.*}}(<4 x double>
SHAPES(double)
// WIDE-LABEL: define {{.*}}v3_half{{.*}}(<3 x float>
// NATIVE-LABEL: define {{.*}}v3_half{{.*}}(<3 x half>
SHAPES(half)
// CHECK-LABEL: define {{.*}}v4_bool{{.*}}(<4 x i1>
SHAPES(bool)
// CHECK-LABEL: define {{.*}}v4_int{{.*}}(<4 x i32>
SHAPES(int)
// CHECK-LABEL: define {{.*}}v4_uint{{.*}}(<4 x i32>
SHAPES(uint)
// CHECK-LABEL: define {{.*}}v2_int64_t{{.*}}(<2 x i64>
SHAPES(int64_t)
// CHECK-LABEL: define {{.*}}v2_uint64_t{{.*}}(<2 x i64>
SHAPES(uint64_t)
#ifdef __HLSL_ENABLE_16_BIT
// NATIVE-LABEL: define {{.*}}v4_int16_t{{.*}}(<4 x i16>
SHAPES(int16_t)
// NATIVE-LABEL: define {{.*}}v4_uint16_t{{.*}}(<4 x i16>
SHAPES(uint16_t)
// NATIVE-LABEL: define {{.*}}native{{.*}}(<4 x half>
export float16_t4 native(float16_t4 x) { return x; }
#endif

// CHECK-LABEL: define {{.*}}widths
export float widths(float32_t2 a, float64_t3 b, int32_t4 c, uint32_t1 d, dword2 e) { return a.x; }
// CHECK-LABEL: define {{.*}}minimum{{.*}}(<4 x half>{{.*}}, <2 x half>{{.*}}, <3 x i16>{{.*}}, <3 x i16>{{.*}}, i16
export int minimum(min16float4 a, min10float2 b, min16int3 c, min12int3 d, min16uint e) { return 0; }
