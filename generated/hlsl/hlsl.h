// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's types and functions for stock clang.
// Written by: dxil-tblgen DXIL.td -gen-hlsl; edit the records, not this file.
//
// Functions on floats, integers or both are templates over element type and shape. Names that
// start with two underscores are not for shaders.
#pragma once

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Watomic-alignment"
#pragma clang diagnostic ignored "-Wconversion"
#pragma clang diagnostic ignored "-Wundefined-internal"
#pragma clang diagnostic ignored "-Wuser-defined-warnings"

namespace hlsl {

//===-- Types ------------------------------------------------------------===//

using uint = unsigned int;
using int64_t = long;
using uint64_t = unsigned long;
#ifdef __HLSL_ENABLE_16_BIT
using int16_t = short;
using uint16_t = unsigned short;
#endif

using bool1 = vector<bool, 1>;
using bool2 = vector<bool, 2>;
using bool3 = vector<bool, 3>;
using bool4 = vector<bool, 4>;
#define bool1x1 matrix<bool, 1, 1>
#define bool1x2 matrix<bool, 1, 2>
#define bool1x3 matrix<bool, 1, 3>
#define bool1x4 matrix<bool, 1, 4>
#define bool2x1 matrix<bool, 2, 1>
#define bool2x2 matrix<bool, 2, 2>
#define bool2x3 matrix<bool, 2, 3>
#define bool2x4 matrix<bool, 2, 4>
#define bool3x1 matrix<bool, 3, 1>
#define bool3x2 matrix<bool, 3, 2>
#define bool3x3 matrix<bool, 3, 3>
#define bool3x4 matrix<bool, 3, 4>
#define bool4x1 matrix<bool, 4, 1>
#define bool4x2 matrix<bool, 4, 2>
#define bool4x3 matrix<bool, 4, 3>
#define bool4x4 matrix<bool, 4, 4>
using int1 = vector<int, 1>;
using int2 = vector<int, 2>;
using int3 = vector<int, 3>;
using int4 = vector<int, 4>;
#define int1x1 matrix<int, 1, 1>
#define int1x2 matrix<int, 1, 2>
#define int1x3 matrix<int, 1, 3>
#define int1x4 matrix<int, 1, 4>
#define int2x1 matrix<int, 2, 1>
#define int2x2 matrix<int, 2, 2>
#define int2x3 matrix<int, 2, 3>
#define int2x4 matrix<int, 2, 4>
#define int3x1 matrix<int, 3, 1>
#define int3x2 matrix<int, 3, 2>
#define int3x3 matrix<int, 3, 3>
#define int3x4 matrix<int, 3, 4>
#define int4x1 matrix<int, 4, 1>
#define int4x2 matrix<int, 4, 2>
#define int4x3 matrix<int, 4, 3>
#define int4x4 matrix<int, 4, 4>
using uint1 = vector<uint, 1>;
using uint2 = vector<uint, 2>;
using uint3 = vector<uint, 3>;
using uint4 = vector<uint, 4>;
#define uint1x1 matrix<uint, 1, 1>
#define uint1x2 matrix<uint, 1, 2>
#define uint1x3 matrix<uint, 1, 3>
#define uint1x4 matrix<uint, 1, 4>
#define uint2x1 matrix<uint, 2, 1>
#define uint2x2 matrix<uint, 2, 2>
#define uint2x3 matrix<uint, 2, 3>
#define uint2x4 matrix<uint, 2, 4>
#define uint3x1 matrix<uint, 3, 1>
#define uint3x2 matrix<uint, 3, 2>
#define uint3x3 matrix<uint, 3, 3>
#define uint3x4 matrix<uint, 3, 4>
#define uint4x1 matrix<uint, 4, 1>
#define uint4x2 matrix<uint, 4, 2>
#define uint4x3 matrix<uint, 4, 3>
#define uint4x4 matrix<uint, 4, 4>
using int64_t1 = vector<int64_t, 1>;
using int64_t2 = vector<int64_t, 2>;
using int64_t3 = vector<int64_t, 3>;
using int64_t4 = vector<int64_t, 4>;
#define int64_t1x1 matrix<int64_t, 1, 1>
#define int64_t1x2 matrix<int64_t, 1, 2>
#define int64_t1x3 matrix<int64_t, 1, 3>
#define int64_t1x4 matrix<int64_t, 1, 4>
#define int64_t2x1 matrix<int64_t, 2, 1>
#define int64_t2x2 matrix<int64_t, 2, 2>
#define int64_t2x3 matrix<int64_t, 2, 3>
#define int64_t2x4 matrix<int64_t, 2, 4>
#define int64_t3x1 matrix<int64_t, 3, 1>
#define int64_t3x2 matrix<int64_t, 3, 2>
#define int64_t3x3 matrix<int64_t, 3, 3>
#define int64_t3x4 matrix<int64_t, 3, 4>
#define int64_t4x1 matrix<int64_t, 4, 1>
#define int64_t4x2 matrix<int64_t, 4, 2>
#define int64_t4x3 matrix<int64_t, 4, 3>
#define int64_t4x4 matrix<int64_t, 4, 4>
using uint64_t1 = vector<uint64_t, 1>;
using uint64_t2 = vector<uint64_t, 2>;
using uint64_t3 = vector<uint64_t, 3>;
using uint64_t4 = vector<uint64_t, 4>;
#define uint64_t1x1 matrix<uint64_t, 1, 1>
#define uint64_t1x2 matrix<uint64_t, 1, 2>
#define uint64_t1x3 matrix<uint64_t, 1, 3>
#define uint64_t1x4 matrix<uint64_t, 1, 4>
#define uint64_t2x1 matrix<uint64_t, 2, 1>
#define uint64_t2x2 matrix<uint64_t, 2, 2>
#define uint64_t2x3 matrix<uint64_t, 2, 3>
#define uint64_t2x4 matrix<uint64_t, 2, 4>
#define uint64_t3x1 matrix<uint64_t, 3, 1>
#define uint64_t3x2 matrix<uint64_t, 3, 2>
#define uint64_t3x3 matrix<uint64_t, 3, 3>
#define uint64_t3x4 matrix<uint64_t, 3, 4>
#define uint64_t4x1 matrix<uint64_t, 4, 1>
#define uint64_t4x2 matrix<uint64_t, 4, 2>
#define uint64_t4x3 matrix<uint64_t, 4, 3>
#define uint64_t4x4 matrix<uint64_t, 4, 4>
using half1 = vector<half, 1>;
using half2 = vector<half, 2>;
using half3 = vector<half, 3>;
using half4 = vector<half, 4>;
#define half1x1 matrix<half, 1, 1>
#define half1x2 matrix<half, 1, 2>
#define half1x3 matrix<half, 1, 3>
#define half1x4 matrix<half, 1, 4>
#define half2x1 matrix<half, 2, 1>
#define half2x2 matrix<half, 2, 2>
#define half2x3 matrix<half, 2, 3>
#define half2x4 matrix<half, 2, 4>
#define half3x1 matrix<half, 3, 1>
#define half3x2 matrix<half, 3, 2>
#define half3x3 matrix<half, 3, 3>
#define half3x4 matrix<half, 3, 4>
#define half4x1 matrix<half, 4, 1>
#define half4x2 matrix<half, 4, 2>
#define half4x3 matrix<half, 4, 3>
#define half4x4 matrix<half, 4, 4>
using float1 = vector<float, 1>;
using float2 = vector<float, 2>;
using float3 = vector<float, 3>;
using float4 = vector<float, 4>;
using float1x1 = matrix<float, 1, 1>;
using float1x2 = matrix<float, 1, 2>;
using float1x3 = matrix<float, 1, 3>;
using float1x4 = matrix<float, 1, 4>;
using float2x1 = matrix<float, 2, 1>;
using float2x2 = matrix<float, 2, 2>;
using float2x3 = matrix<float, 2, 3>;
using float2x4 = matrix<float, 2, 4>;
using float3x1 = matrix<float, 3, 1>;
using float3x2 = matrix<float, 3, 2>;
using float3x3 = matrix<float, 3, 3>;
using float3x4 = matrix<float, 3, 4>;
using float4x1 = matrix<float, 4, 1>;
using float4x2 = matrix<float, 4, 2>;
using float4x3 = matrix<float, 4, 3>;
using float4x4 = matrix<float, 4, 4>;
using double1 = vector<double, 1>;
using double2 = vector<double, 2>;
using double3 = vector<double, 3>;
using double4 = vector<double, 4>;
#define double1x1 matrix<double, 1, 1>
#define double1x2 matrix<double, 1, 2>
#define double1x3 matrix<double, 1, 3>
#define double1x4 matrix<double, 1, 4>
#define double2x1 matrix<double, 2, 1>
#define double2x2 matrix<double, 2, 2>
#define double2x3 matrix<double, 2, 3>
#define double2x4 matrix<double, 2, 4>
#define double3x1 matrix<double, 3, 1>
#define double3x2 matrix<double, 3, 2>
#define double3x3 matrix<double, 3, 3>
#define double3x4 matrix<double, 3, 4>
#define double4x1 matrix<double, 4, 1>
#define double4x2 matrix<double, 4, 2>
#define double4x3 matrix<double, 4, 3>
#define double4x4 matrix<double, 4, 4>
#ifdef __HLSL_ENABLE_16_BIT
using int16_t1 = vector<int16_t, 1>;
using int16_t2 = vector<int16_t, 2>;
using int16_t3 = vector<int16_t, 3>;
using int16_t4 = vector<int16_t, 4>;
#define int16_t1x1 matrix<int16_t, 1, 1>
#define int16_t1x2 matrix<int16_t, 1, 2>
#define int16_t1x3 matrix<int16_t, 1, 3>
#define int16_t1x4 matrix<int16_t, 1, 4>
#define int16_t2x1 matrix<int16_t, 2, 1>
#define int16_t2x2 matrix<int16_t, 2, 2>
#define int16_t2x3 matrix<int16_t, 2, 3>
#define int16_t2x4 matrix<int16_t, 2, 4>
#define int16_t3x1 matrix<int16_t, 3, 1>
#define int16_t3x2 matrix<int16_t, 3, 2>
#define int16_t3x3 matrix<int16_t, 3, 3>
#define int16_t3x4 matrix<int16_t, 3, 4>
#define int16_t4x1 matrix<int16_t, 4, 1>
#define int16_t4x2 matrix<int16_t, 4, 2>
#define int16_t4x3 matrix<int16_t, 4, 3>
#define int16_t4x4 matrix<int16_t, 4, 4>
using uint16_t1 = vector<uint16_t, 1>;
using uint16_t2 = vector<uint16_t, 2>;
using uint16_t3 = vector<uint16_t, 3>;
using uint16_t4 = vector<uint16_t, 4>;
#define uint16_t1x1 matrix<uint16_t, 1, 1>
#define uint16_t1x2 matrix<uint16_t, 1, 2>
#define uint16_t1x3 matrix<uint16_t, 1, 3>
#define uint16_t1x4 matrix<uint16_t, 1, 4>
#define uint16_t2x1 matrix<uint16_t, 2, 1>
#define uint16_t2x2 matrix<uint16_t, 2, 2>
#define uint16_t2x3 matrix<uint16_t, 2, 3>
#define uint16_t2x4 matrix<uint16_t, 2, 4>
#define uint16_t3x1 matrix<uint16_t, 3, 1>
#define uint16_t3x2 matrix<uint16_t, 3, 2>
#define uint16_t3x3 matrix<uint16_t, 3, 3>
#define uint16_t3x4 matrix<uint16_t, 3, 4>
#define uint16_t4x1 matrix<uint16_t, 4, 1>
#define uint16_t4x2 matrix<uint16_t, 4, 2>
#define uint16_t4x3 matrix<uint16_t, 4, 3>
#define uint16_t4x4 matrix<uint16_t, 4, 4>
#endif

// Other names of types. They are macros, which the compiler reads several times as fast
// as type aliases, and names that few shaders use.
#define dword uint
#define dword1 uint1
#define dword2 uint2
#define dword3 uint3
#define dword4 uint4
#define dword1x1 matrix<uint, 1, 1>
#define dword1x2 matrix<uint, 1, 2>
#define dword1x3 matrix<uint, 1, 3>
#define dword1x4 matrix<uint, 1, 4>
#define dword2x1 matrix<uint, 2, 1>
#define dword2x2 matrix<uint, 2, 2>
#define dword2x3 matrix<uint, 2, 3>
#define dword2x4 matrix<uint, 2, 4>
#define dword3x1 matrix<uint, 3, 1>
#define dword3x2 matrix<uint, 3, 2>
#define dword3x3 matrix<uint, 3, 3>
#define dword3x4 matrix<uint, 3, 4>
#define dword4x1 matrix<uint, 4, 1>
#define dword4x2 matrix<uint, 4, 2>
#define dword4x3 matrix<uint, 4, 3>
#define dword4x4 matrix<uint, 4, 4>
#define int32_t int
#define int32_t1 int1
#define int32_t2 int2
#define int32_t3 int3
#define int32_t4 int4
#define int32_t1x1 matrix<int, 1, 1>
#define int32_t1x2 matrix<int, 1, 2>
#define int32_t1x3 matrix<int, 1, 3>
#define int32_t1x4 matrix<int, 1, 4>
#define int32_t2x1 matrix<int, 2, 1>
#define int32_t2x2 matrix<int, 2, 2>
#define int32_t2x3 matrix<int, 2, 3>
#define int32_t2x4 matrix<int, 2, 4>
#define int32_t3x1 matrix<int, 3, 1>
#define int32_t3x2 matrix<int, 3, 2>
#define int32_t3x3 matrix<int, 3, 3>
#define int32_t3x4 matrix<int, 3, 4>
#define int32_t4x1 matrix<int, 4, 1>
#define int32_t4x2 matrix<int, 4, 2>
#define int32_t4x3 matrix<int, 4, 3>
#define int32_t4x4 matrix<int, 4, 4>
#define uint32_t uint
#define uint32_t1 uint1
#define uint32_t2 uint2
#define uint32_t3 uint3
#define uint32_t4 uint4
#define uint32_t1x1 matrix<uint, 1, 1>
#define uint32_t1x2 matrix<uint, 1, 2>
#define uint32_t1x3 matrix<uint, 1, 3>
#define uint32_t1x4 matrix<uint, 1, 4>
#define uint32_t2x1 matrix<uint, 2, 1>
#define uint32_t2x2 matrix<uint, 2, 2>
#define uint32_t2x3 matrix<uint, 2, 3>
#define uint32_t2x4 matrix<uint, 2, 4>
#define uint32_t3x1 matrix<uint, 3, 1>
#define uint32_t3x2 matrix<uint, 3, 2>
#define uint32_t3x3 matrix<uint, 3, 3>
#define uint32_t3x4 matrix<uint, 3, 4>
#define uint32_t4x1 matrix<uint, 4, 1>
#define uint32_t4x2 matrix<uint, 4, 2>
#define uint32_t4x3 matrix<uint, 4, 3>
#define uint32_t4x4 matrix<uint, 4, 4>
#define float32_t float
#define float32_t1 float1
#define float32_t2 float2
#define float32_t3 float3
#define float32_t4 float4
#define float32_t1x1 matrix<float, 1, 1>
#define float32_t1x2 matrix<float, 1, 2>
#define float32_t1x3 matrix<float, 1, 3>
#define float32_t1x4 matrix<float, 1, 4>
#define float32_t2x1 matrix<float, 2, 1>
#define float32_t2x2 matrix<float, 2, 2>
#define float32_t2x3 matrix<float, 2, 3>
#define float32_t2x4 matrix<float, 2, 4>
#define float32_t3x1 matrix<float, 3, 1>
#define float32_t3x2 matrix<float, 3, 2>
#define float32_t3x3 matrix<float, 3, 3>
#define float32_t3x4 matrix<float, 3, 4>
#define float32_t4x1 matrix<float, 4, 1>
#define float32_t4x2 matrix<float, 4, 2>
#define float32_t4x3 matrix<float, 4, 3>
#define float32_t4x4 matrix<float, 4, 4>
#define float64_t double
#define float64_t1 double1
#define float64_t2 double2
#define float64_t3 double3
#define float64_t4 double4
#define float64_t1x1 matrix<double, 1, 1>
#define float64_t1x2 matrix<double, 1, 2>
#define float64_t1x3 matrix<double, 1, 3>
#define float64_t1x4 matrix<double, 1, 4>
#define float64_t2x1 matrix<double, 2, 1>
#define float64_t2x2 matrix<double, 2, 2>
#define float64_t2x3 matrix<double, 2, 3>
#define float64_t2x4 matrix<double, 2, 4>
#define float64_t3x1 matrix<double, 3, 1>
#define float64_t3x2 matrix<double, 3, 2>
#define float64_t3x3 matrix<double, 3, 3>
#define float64_t3x4 matrix<double, 3, 4>
#define float64_t4x1 matrix<double, 4, 1>
#define float64_t4x2 matrix<double, 4, 2>
#define float64_t4x3 matrix<double, 4, 3>
#define float64_t4x4 matrix<double, 4, 4>
using min16float = half;
#define min16float1 vector<half, 1>
#define min16float2 vector<half, 2>
#define min16float3 vector<half, 3>
#define min16float4 vector<half, 4>
#define min16float1x1 matrix<half, 1, 1>
#define min16float1x2 matrix<half, 1, 2>
#define min16float1x3 matrix<half, 1, 3>
#define min16float1x4 matrix<half, 1, 4>
#define min16float2x1 matrix<half, 2, 1>
#define min16float2x2 matrix<half, 2, 2>
#define min16float2x3 matrix<half, 2, 3>
#define min16float2x4 matrix<half, 2, 4>
#define min16float3x1 matrix<half, 3, 1>
#define min16float3x2 matrix<half, 3, 2>
#define min16float3x3 matrix<half, 3, 3>
#define min16float3x4 matrix<half, 3, 4>
#define min16float4x1 matrix<half, 4, 1>
#define min16float4x2 matrix<half, 4, 2>
#define min16float4x3 matrix<half, 4, 3>
#define min16float4x4 matrix<half, 4, 4>
using min10float = half;
#define min10float1 vector<half, 1>
#define min10float2 vector<half, 2>
#define min10float3 vector<half, 3>
#define min10float4 vector<half, 4>
#define min10float1x1 matrix<half, 1, 1>
#define min10float1x2 matrix<half, 1, 2>
#define min10float1x3 matrix<half, 1, 3>
#define min10float1x4 matrix<half, 1, 4>
#define min10float2x1 matrix<half, 2, 1>
#define min10float2x2 matrix<half, 2, 2>
#define min10float2x3 matrix<half, 2, 3>
#define min10float2x4 matrix<half, 2, 4>
#define min10float3x1 matrix<half, 3, 1>
#define min10float3x2 matrix<half, 3, 2>
#define min10float3x3 matrix<half, 3, 3>
#define min10float3x4 matrix<half, 3, 4>
#define min10float4x1 matrix<half, 4, 1>
#define min10float4x2 matrix<half, 4, 2>
#define min10float4x3 matrix<half, 4, 3>
#define min10float4x4 matrix<half, 4, 4>
#ifdef __HLSL_ENABLE_16_BIT
using float16_t = half;
#define float16_t1 vector<half, 1>
#define float16_t2 vector<half, 2>
#define float16_t3 vector<half, 3>
#define float16_t4 vector<half, 4>
#define float16_t1x1 matrix<half, 1, 1>
#define float16_t1x2 matrix<half, 1, 2>
#define float16_t1x3 matrix<half, 1, 3>
#define float16_t1x4 matrix<half, 1, 4>
#define float16_t2x1 matrix<half, 2, 1>
#define float16_t2x2 matrix<half, 2, 2>
#define float16_t2x3 matrix<half, 2, 3>
#define float16_t2x4 matrix<half, 2, 4>
#define float16_t3x1 matrix<half, 3, 1>
#define float16_t3x2 matrix<half, 3, 2>
#define float16_t3x3 matrix<half, 3, 3>
#define float16_t3x4 matrix<half, 3, 4>
#define float16_t4x1 matrix<half, 4, 1>
#define float16_t4x2 matrix<half, 4, 2>
#define float16_t4x3 matrix<half, 4, 3>
#define float16_t4x4 matrix<half, 4, 4>
#define min16int int16_t
#define min16int1 int16_t1
#define min16int2 int16_t2
#define min16int3 int16_t3
#define min16int4 int16_t4
#define min16int1x1 matrix<int16_t, 1, 1>
#define min16int1x2 matrix<int16_t, 1, 2>
#define min16int1x3 matrix<int16_t, 1, 3>
#define min16int1x4 matrix<int16_t, 1, 4>
#define min16int2x1 matrix<int16_t, 2, 1>
#define min16int2x2 matrix<int16_t, 2, 2>
#define min16int2x3 matrix<int16_t, 2, 3>
#define min16int2x4 matrix<int16_t, 2, 4>
#define min16int3x1 matrix<int16_t, 3, 1>
#define min16int3x2 matrix<int16_t, 3, 2>
#define min16int3x3 matrix<int16_t, 3, 3>
#define min16int3x4 matrix<int16_t, 3, 4>
#define min16int4x1 matrix<int16_t, 4, 1>
#define min16int4x2 matrix<int16_t, 4, 2>
#define min16int4x3 matrix<int16_t, 4, 3>
#define min16int4x4 matrix<int16_t, 4, 4>
#define min12int int16_t
#define min12int1 int16_t1
#define min12int2 int16_t2
#define min12int3 int16_t3
#define min12int4 int16_t4
#define min12int1x1 matrix<int16_t, 1, 1>
#define min12int1x2 matrix<int16_t, 1, 2>
#define min12int1x3 matrix<int16_t, 1, 3>
#define min12int1x4 matrix<int16_t, 1, 4>
#define min12int2x1 matrix<int16_t, 2, 1>
#define min12int2x2 matrix<int16_t, 2, 2>
#define min12int2x3 matrix<int16_t, 2, 3>
#define min12int2x4 matrix<int16_t, 2, 4>
#define min12int3x1 matrix<int16_t, 3, 1>
#define min12int3x2 matrix<int16_t, 3, 2>
#define min12int3x3 matrix<int16_t, 3, 3>
#define min12int3x4 matrix<int16_t, 3, 4>
#define min12int4x1 matrix<int16_t, 4, 1>
#define min12int4x2 matrix<int16_t, 4, 2>
#define min12int4x3 matrix<int16_t, 4, 3>
#define min12int4x4 matrix<int16_t, 4, 4>
#define min16uint uint16_t
#define min16uint1 uint16_t1
#define min16uint2 uint16_t2
#define min16uint3 uint16_t3
#define min16uint4 uint16_t4
#define min16uint1x1 matrix<uint16_t, 1, 1>
#define min16uint1x2 matrix<uint16_t, 1, 2>
#define min16uint1x3 matrix<uint16_t, 1, 3>
#define min16uint1x4 matrix<uint16_t, 1, 4>
#define min16uint2x1 matrix<uint16_t, 2, 1>
#define min16uint2x2 matrix<uint16_t, 2, 2>
#define min16uint2x3 matrix<uint16_t, 2, 3>
#define min16uint2x4 matrix<uint16_t, 2, 4>
#define min16uint3x1 matrix<uint16_t, 3, 1>
#define min16uint3x2 matrix<uint16_t, 3, 2>
#define min16uint3x3 matrix<uint16_t, 3, 3>
#define min16uint3x4 matrix<uint16_t, 3, 4>
#define min16uint4x1 matrix<uint16_t, 4, 1>
#define min16uint4x2 matrix<uint16_t, 4, 2>
#define min16uint4x3 matrix<uint16_t, 4, 3>
#define min16uint4x4 matrix<uint16_t, 4, 4>
#else
#define min16int int
#define min16int1 int1
#define min16int2 int2
#define min16int3 int3
#define min16int4 int4
#define min16int1x1 matrix<int, 1, 1>
#define min16int1x2 matrix<int, 1, 2>
#define min16int1x3 matrix<int, 1, 3>
#define min16int1x4 matrix<int, 1, 4>
#define min16int2x1 matrix<int, 2, 1>
#define min16int2x2 matrix<int, 2, 2>
#define min16int2x3 matrix<int, 2, 3>
#define min16int2x4 matrix<int, 2, 4>
#define min16int3x1 matrix<int, 3, 1>
#define min16int3x2 matrix<int, 3, 2>
#define min16int3x3 matrix<int, 3, 3>
#define min16int3x4 matrix<int, 3, 4>
#define min16int4x1 matrix<int, 4, 1>
#define min16int4x2 matrix<int, 4, 2>
#define min16int4x3 matrix<int, 4, 3>
#define min16int4x4 matrix<int, 4, 4>
#define min12int int
#define min12int1 int1
#define min12int2 int2
#define min12int3 int3
#define min12int4 int4
#define min12int1x1 matrix<int, 1, 1>
#define min12int1x2 matrix<int, 1, 2>
#define min12int1x3 matrix<int, 1, 3>
#define min12int1x4 matrix<int, 1, 4>
#define min12int2x1 matrix<int, 2, 1>
#define min12int2x2 matrix<int, 2, 2>
#define min12int2x3 matrix<int, 2, 3>
#define min12int2x4 matrix<int, 2, 4>
#define min12int3x1 matrix<int, 3, 1>
#define min12int3x2 matrix<int, 3, 2>
#define min12int3x3 matrix<int, 3, 3>
#define min12int3x4 matrix<int, 3, 4>
#define min12int4x1 matrix<int, 4, 1>
#define min12int4x2 matrix<int, 4, 2>
#define min12int4x3 matrix<int, 4, 3>
#define min12int4x4 matrix<int, 4, 4>
#define min16uint uint
#define min16uint1 uint1
#define min16uint2 uint2
#define min16uint3 uint3
#define min16uint4 uint4
#define min16uint1x1 matrix<uint, 1, 1>
#define min16uint1x2 matrix<uint, 1, 2>
#define min16uint1x3 matrix<uint, 1, 3>
#define min16uint1x4 matrix<uint, 1, 4>
#define min16uint2x1 matrix<uint, 2, 1>
#define min16uint2x2 matrix<uint, 2, 2>
#define min16uint2x3 matrix<uint, 2, 3>
#define min16uint2x4 matrix<uint, 2, 4>
#define min16uint3x1 matrix<uint, 3, 1>
#define min16uint3x2 matrix<uint, 3, 2>
#define min16uint3x3 matrix<uint, 3, 3>
#define min16uint3x4 matrix<uint, 3, 4>
#define min16uint4x1 matrix<uint, 4, 1>
#define min16uint4x2 matrix<uint, 4, 2>
#define min16uint4x3 matrix<uint, 4, 3>
#define min16uint4x4 matrix<uint, 4, 4>
#endif

//===-- How the functions are declared -----------------------------------===//

#define __HLSL_BUILTIN(__NAME) __attribute__((clang_builtin_alias(__NAME)))
#define __HLSL_SINCE(__VERSION) __attribute__((availability(shadermodel, introduced = __VERSION)))
#define __HLSL_SINCE_IN(__VERSION, __STAGE)                                                            \
  __attribute__((availability(shadermodel, introduced = __VERSION, environment = __STAGE)))
// Clang reports the use of a function that is too new at the intrinsic in this header; this adds
// a warning at the caller.
#define __HLSL_WARN_BEFORE(__MAJOR, __MINOR, __NAME)                                                     \
  __attribute__((diagnose_if(__SHADER_TARGET_MAJOR * 100 + __SHADER_TARGET_MINOR <                 \
                                 __MAJOR * 100 + __MINOR,                                              \
                             "'" __NAME "' needs shader model " #__MAJOR "." #__MINOR " or newer",       \
                             "warning")))
#ifdef __HLSL_ENABLE_16_BIT
#define __HLSL_HALF_SUFFIX "f16"
#else
#define __HLSL_HALF_SUFFIX "f32"
#endif

// Index I, or 0 where a vector or matrix of N elements has no such index and it is not used.
#define __HLSL_AT(__N, __I) ((__N) > (__I) ? (__I) : 0)

// Forms of a function that convert arguments of other or mixed types.
#define __HLSL_CONVERT1(__SET, __RESULT, __NAME, __X)                                                      \
  template <typename __A, typename __T = __other_t<__SET, __A> > inline __RESULT<__T> __NAME(__A __X) {              \
    return __NAME((__T)__X);                                                                             \
  }
#define __HLSL_CONVERT2(__SET, __RESULT, __NAME, __X, __Y)                                                   \
  template <typename __A, typename __B, typename __T = __mixed_t<__SET, __A, __B> >                            \
  inline __RESULT<__T> __NAME(__A __X, __B __Y) {                                                                \
    return __NAME((__T)__X, (__T)__Y);                                                                       \
  }
#define __HLSL_CONVERT3(__SET, __RESULT, __NAME, __X, __Y, __Z)                                                \
  template <typename __A, typename __B, typename __C, typename __T = __mixed3_t<__SET, __A, __B, __C> >            \
  inline __RESULT<__T> __NAME(__A __X, __B __Y, __C __Z) {                                                           \
    return __NAME((__T)__X, (__T)__Y, (__T)__Z);                                                                 \
  }

// Forms for matrices, row by row.
#define __HLSL_MATRIX1(__NAME)                                                                       \
  template <typename __T, int __R, int __C> inline matrix<__T, __R, __C> __NAME(matrix<__T, __R, __C> x) {             \
    [unroll] for (int i = 0; i < __R; ++i) x[i] = __NAME(x[i]);                                        \
    return x;                                                                                      \
  }
#define __HLSL_MATRIX2(__NAME)                                                                       \
  template <typename __T, int __R, int __C>                                                              \
  inline matrix<__T, __R, __C> __NAME(matrix<__T, __R, __C> x, matrix<__T, __R, __C> y) {                              \
    [unroll] for (int i = 0; i < __R; ++i) x[i] = __NAME(x[i], y[i]);                                  \
    return x;                                                                                      \
  }                                                                                                \
  template <typename __T, int __R, int __C, typename __S>                                                  \
  inline __with_scalar_t<__S, matrix<__T, __R, __C> > __NAME(matrix<__T, __R, __C> x, __S y) {                       \
    return __NAME(x, (matrix<__T, __R, __C>)(__T)y);                                                         \
  }                                                                                                \
  template <typename __T, int __R, int __C, typename __S>                                                  \
  inline __with_scalar_t<__S, matrix<__T, __R, __C> > __NAME(__S x, matrix<__T, __R, __C> y) {                       \
    return __NAME((matrix<__T, __R, __C>)(__T)x, y);                                                         \
  }
#define __HLSL_MATRIX3(__NAME)                                                                       \
  template <typename __T, int __R, int __C>                                                              \
  inline matrix<__T, __R, __C> __NAME(matrix<__T, __R, __C> x, matrix<__T, __R, __C> y, matrix<__T, __R, __C> z) {           \
    [unroll] for (int i = 0; i < __R; ++i) x[i] = __NAME(x[i], y[i], z[i]);                            \
    return x;                                                                                      \
  }                                                                                                \
  template <typename __T, int __R, int __C, typename __S>                                                  \
  inline __with_scalar_t<__S, matrix<__T, __R, __C> > __NAME(matrix<__T, __R, __C> x, matrix<__T, __R, __C> y, __S z) {    \
    return __NAME(x, y, (matrix<__T, __R, __C>)(__T)z);                                                      \
  }                                                                                                \
  template <typename __T, int __R, int __C, typename __S, typename __Q>                                      \
  inline __with_scalar_t<__S, __with_scalar_t<__Q, matrix<__T, __R, __C> > > __NAME(matrix<__T, __R, __C> x, __S y, __Q z) {\
    return __NAME(x, (matrix<__T, __R, __C>)(__T)y, (matrix<__T, __R, __C>)(__T)z);                                  \
  }

namespace __detail {
// The type of an 8-bit operand; HLSL has no name for it.
using __i8 = decltype('x');

// What is known about a value's type. Rank orders element types; a scalar has size 0.
template <typename __T> struct __value {};
template <int Rank> struct __ranked {};
template <> struct __value<bool> {
  using element = bool;
  enum { rank = 0, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<0> { using type = bool; };
template <> struct __value<int> {
  using element = int;
  enum { rank = 3, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<3> { using type = int; };
template <> struct __value<uint> {
  using element = uint;
  enum { rank = 4, size = 0, sign = 1 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<4> { using type = uint; };
template <> struct __value<int64_t> {
  using element = int64_t;
  enum { rank = 5, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<5> { using type = int64_t; };
template <> struct __value<uint64_t> {
  using element = uint64_t;
  enum { rank = 6, size = 0, sign = 1 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<6> { using type = uint64_t; };
template <> struct __value<half> {
  using element = half;
  enum { rank = 7, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<7> { using type = half; };
template <> struct __value<float> {
  using element = float;
  enum { rank = 8, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<8> { using type = float; };
template <> struct __value<double> {
  using element = double;
  enum { rank = 9, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<9> { using type = double; };
#ifdef __HLSL_ENABLE_16_BIT
template <> struct __value<int16_t> {
  using element = int16_t;
  enum { rank = 1, size = 0, sign = 0 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<1> { using type = int16_t; };
template <> struct __value<uint16_t> {
  using element = uint16_t;
  enum { rank = 2, size = 0, sign = 1 };
  template <typename __U> using as = __U;
};
template <> struct __ranked<2> { using type = uint16_t; };
#endif

// Sets of element types: one bit for the rank of each, and above them the rank of the type
// that an argument of any other is converted to.
enum {
  __Bool = 1 << 0 | 0 << 16,
  __Float = 1 << 7 | 1 << 8 | 8 << 16,
  __Float32 = 1 << 8 | 8 << 16,
  __Half = 1 << 7 | 7 << 16,
  __AnyFloat = 1 << 7 | 1 << 8 | 1 << 9 | 8 << 16,
  __Double = 1 << 9 | 9 << 16,
  __Signed = 1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 8 | 1 << 9 | 3 << 16,
  __Unsigned = 1 << 2 | 1 << 4 | 1 << 6 | 4 << 16,
  __Uint = 1 << 4 | 4 << 16,
  __Int32 = 1 << 3 | 1 << 4 | 4 << 16,
  __Int64 = 1 << 5 | 1 << 6 | 6 << 16,
  __AtomicInt = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 4 << 16,
  __Exchangeable = 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 8 | 4 << 16,
  __Integer = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 4 << 16,
  __Numeric = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9 | 3 << 16,
  __Any = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 8 | 1 << 9 | 3 << 16,
  __Bits32 = 1 << 3 | 1 << 4 | 1 << 8 | 4 << 16,
  __Bits16 = 1 << 1 | 1 << 2 | 1 << 7 | 7 << 16,
};

template <typename __T, int __N> struct __value<vector<__T, __N> > {
  using element = decltype(__T(0)); // not const, as parts of constants are
  enum { rank = __value<element>::rank, size = __N };
  template <typename __U> using as = vector<__U, __N>;
};

template <bool Condition, typename __T> struct __enable {};
template <typename __T> struct __enable<true, __T> { using type = __T; };

// T, if its elements are in the set. (Conditions are default arguments of structs, not arguments of
// alias templates: those would be substituted wherever a function is declared.)
template <int Set, typename __T, bool = (Set >> __value<__T>::rank & 1)> struct __in {};
template <int Set, typename __T> struct __in<Set, __T, true> { using type = __T; };
template <int Set, typename __T> using __in_t = typename __in<Set, __T>::type;
// Result, if T is a scalar in the set.
template <int Set, typename __T, typename Result = __T,
          bool = (Set >> __value<__T>::rank & 1) && __value<__T>::size == 0>
struct __scalar_in {};
template <int Set, typename __T, typename Result> struct __scalar_in<Set, __T, Result, true> {
  using type = Result;
};

// Types made from T: its element, and other elements in its shape.
template <typename __T> using __same_t = __T;
template <typename __T> using __void_t = void;
// Result, if S is a scalar.
template <typename __S, typename Result> using __with_scalar_t = typename __scalar_in<-1, __S, Result>::type;
template <typename __T> using __element_t = typename __value<__T>::element;
template <typename __U, typename __T> using __as_t = typename __value<__T>::template as<__U>;
template <typename __T> using __bool_t = __as_t<bool, __T>;
template <typename __T> using __int_t = __as_t<int, __T>;
template <typename __T> using __uint_t = __as_t<uint, __T>;
template <typename __T> using __float_t = __as_t<float, __T>;

// The type that mixed arguments are converted to: of the element types the one of highest rank,
// or the set's fallback; of the shapes the shortest vector, or a scalar if there is none.
template <typename __T, int Size> struct __shaped { using type = vector<__T, Size>; };
template <typename __T> struct __shaped<__T, 0> { using type = __T; };
template <int Set, int Rank, int Size>
struct __fit : __shaped<typename __ranked<(Set >> Rank & 1) ? Rank : (Set >> 16)>::type, Size> {};
template <int __A, int __B> struct __higher { enum { value = __A > __B ? __A : __B }; };
template <int __A, int __B> struct __shorter {
  enum { value = __A < 2 ? (__B ? __B : __A) : __B < 2 || __A < __B ? __A : __B };
};
template <int Set, typename __A, typename __B, int Rank = __higher<__value<__A>::rank, __value<__B>::rank>::value,
          int Size = __shorter<__value<__A>::size, __value<__B>::size>::value>
struct __mixed : __fit<Set, Rank, Size> {};
template <int Set, typename __A, typename __B> using __mixed_t = typename __mixed<Set, __A, __B>::type;
template <int Set, typename __A, typename __B, typename __C, typename __AB = typename __mixed<__Any, __A, __B>::type>
struct __mixed3 : __mixed<Set, __AB, __C> {};
template <int Set, typename __A, typename __B, typename __C>
using __mixed3_t = typename __mixed3<Set, __A, __B, __C>::type;
// The same for one argument, if its elements are not in the set.
template <int Set, typename __T, bool = (Set >> __value<__T>::rank & 1)>
struct __other : __fit<Set, __value<__T>::rank, __value<__T>::size> {};
template <int Set, typename __T> struct __other<Set, __T, true> {};
template <int Set, typename __T> using __other_t = typename __other<Set, __T>::type;

// Parameters that refer to a variable in groupshared memory or in a resource, which an atomic
// needs. HLSL cannot spell a reference; the type of an expression can be one.
template <typename __T> struct __place {
  static groupshared __T variable;
  using groupshared_type = decltype((variable));
  using groupshared_pointer = decltype(__builtin_addressof(variable));
  using device_type = decltype(RWBuffer<__T>()[0]);
  using device_pointer = decltype(__builtin_addressof(RWBuffer<__T>()[0]));
};
// An operand of an atomic whose target no reference binds to, such as an element of a vector. dxil-frontend
// calls another atomic in its place.
struct __operand {
  template <typename __T> __operand(__T value) {}
};
// The same of any type in a resource's memory.
template <typename __T> struct __memory {
  using type = decltype(RWStructuredBuffer<__T>()[0]);
  using pointer = decltype(__builtin_addressof(RWStructuredBuffer<__T>()[0]));
};
// What a copy constructor takes.
template <typename __T> struct __other_object {
  static const __T variable;
  using type = decltype((variable));
};
// An extension intrinsic takes the address of a resource's first byte as its handle.
using __handle_pointer = __memory<uint>::pointer;
using __name = decltype(__builtin_FILE());
} // namespace __detail
using namespace __detail;

//===-- Extension intrinsics ---------------------------------------------===//
// Operations that clang has no builtin for: a call of dxil.<op>.<overload> with the op's
// operands, which the back end turns into the op.

namespace __dxil {
uint msad(uint a, uint b, uint c) __asm__("dxil.msad.i32") __attribute__((const));
__HLSL_SINCE(6.6) uint pack4x8(__i8 packMode, int x, int y, int z, int w) __asm__("dxil.pack4x8.i32") __attribute__((const));
__HLSL_SINCE(6.6) uint pack4x8(__i8 packMode, uint x, uint y, uint z, uint w) __asm__("dxil.pack4x8.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint instanceID() __asm__("dxil.instanceID.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint instanceIndex() __asm__("dxil.instanceIndex.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint hitKind() __asm__("dxil.hitKind.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint rayFlags() __asm__("dxil.rayFlags.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint dispatchRaysIndex(__i8 col) __asm__("dxil.dispatchRaysIndex.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint dispatchRaysDimensions(__i8 col) __asm__("dxil.dispatchRaysDimensions.i32") __attribute__((const));
__HLSL_SINCE(6.3) uint primitiveIndex() __asm__("dxil.primitiveIndex.i32") __attribute__((const));
__HLSL_SINCE(6.5) uint geometryIndex() __asm__("dxil.geometryIndex.i32") __attribute__((const));
__HLSL_SINCE(6.3) float worldRayOrigin(__i8 col) __asm__("dxil.worldRayOrigin.f32") __attribute__((const));
__HLSL_SINCE(6.3) float worldRayDirection(__i8 col) __asm__("dxil.worldRayDirection.f32") __attribute__((const));
__HLSL_SINCE(6.3) float objectRayOrigin(__i8 col) __asm__("dxil.objectRayOrigin.f32") __attribute__((const));
__HLSL_SINCE(6.3) float objectRayDirection(__i8 col) __asm__("dxil.objectRayDirection.f32") __attribute__((const));
__HLSL_SINCE(6.3) float objectToWorld(uint row, __i8 col) __asm__("dxil.objectToWorld.f32") __attribute__((const));
__HLSL_SINCE(6.3) float worldToObject(uint row, __i8 col) __asm__("dxil.worldToObject.f32") __attribute__((const));
__HLSL_SINCE(6.3) float rayTMin() __asm__("dxil.rayTMin.f32") __attribute__((const));
__HLSL_SINCE(6.3) float rayTCurrent() __asm__("dxil.rayTCurrent.f32") __attribute__((pure));
__HLSL_SINCE(6.3) void ignoreHit() __asm__("dxil.ignoreHit") __attribute__((noreturn));
__HLSL_SINCE(6.3) void acceptHitAndEndSearch() __asm__("dxil.acceptHitAndEndSearch") __attribute__((noreturn));
__HLSL_SINCE(6.5) uint rayQuery_CommittedStatus(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedStatus.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CandidateType(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateType.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_RayFlags(uint rayQueryHandle) __asm__("dxil.rayQuery_RayFlags.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CandidateInstanceIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateInstanceIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CandidateInstanceID(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateInstanceID.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CandidateGeometryIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateGeometryIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CandidatePrimitiveIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidatePrimitiveIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CommittedInstanceIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedInstanceIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CommittedInstanceID(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedInstanceID.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CommittedGeometryIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedGeometryIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CommittedPrimitiveIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedPrimitiveIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CandidateInstanceContributionToHitGroupIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateInstanceContributionToHitGroupIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) uint rayQuery_CommittedInstanceContributionToHitGroupIndex(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedInstanceContributionToHitGroupIndex.i32") __attribute__((pure));
__HLSL_SINCE(6.5) bool rayQuery_Proceed(uint rayQueryHandle) __asm__("dxil.rayQuery_Proceed.i1");
__HLSL_SINCE(6.5) bool rayQuery_CandidateProceduralPrimitiveNonOpaque(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateProceduralPrimitiveNonOpaque.i1") __attribute__((pure));
__HLSL_SINCE(6.5) bool rayQuery_CandidateTriangleFrontFace(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateTriangleFrontFace.i1") __attribute__((pure));
__HLSL_SINCE(6.5) bool rayQuery_CommittedTriangleFrontFace(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedTriangleFrontFace.i1") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_RayTMin(uint rayQueryHandle) __asm__("dxil.rayQuery_RayTMin.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CandidateTriangleRayT(uint rayQueryHandle) __asm__("dxil.rayQuery_CandidateTriangleRayT.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CommittedRayT(uint rayQueryHandle) __asm__("dxil.rayQuery_CommittedRayT.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CandidateTriangleBarycentrics(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_CandidateTriangleBarycentrics.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CommittedTriangleBarycentrics(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_CommittedTriangleBarycentrics.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_WorldRayOrigin(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_WorldRayOrigin.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_WorldRayDirection(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_WorldRayDirection.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CandidateObjectRayOrigin(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_CandidateObjectRayOrigin.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CandidateObjectRayDirection(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_CandidateObjectRayDirection.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CommittedObjectRayOrigin(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_CommittedObjectRayOrigin.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CommittedObjectRayDirection(uint rayQueryHandle, __i8 component) __asm__("dxil.rayQuery_CommittedObjectRayDirection.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CandidateObjectToWorld3x4(uint rayQueryHandle, uint row, __i8 col) __asm__("dxil.rayQuery_CandidateObjectToWorld3x4.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CandidateWorldToObject3x4(uint rayQueryHandle, uint row, __i8 col) __asm__("dxil.rayQuery_CandidateWorldToObject3x4.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CommittedObjectToWorld3x4(uint rayQueryHandle, uint row, __i8 col) __asm__("dxil.rayQuery_CommittedObjectToWorld3x4.f32") __attribute__((pure));
__HLSL_SINCE(6.5) float rayQuery_CommittedWorldToObject3x4(uint rayQueryHandle, uint row, __i8 col) __asm__("dxil.rayQuery_CommittedWorldToObject3x4.f32") __attribute__((pure));
__HLSL_SINCE(6.5) void rayQuery_Abort(uint rayQueryHandle) __asm__("dxil.rayQuery_Abort");
__HLSL_SINCE(6.5) void rayQuery_CommitNonOpaqueTriangleHit(uint rayQueryHandle) __asm__("dxil.rayQuery_CommitNonOpaqueTriangleHit");
__HLSL_SINCE(6.5) uint allocateRayQuery(uint constRayFlags) __asm__("dxil.allocateRayQuery");
__HLSL_SINCE(6.9) uint allocateRayQuery2(uint constRayFlags, uint constRayQueryFlags) __asm__("dxil.allocateRayQuery2");
__HLSL_SINCE(6.5) void rayQuery_CommitProceduralPrimitiveHit(uint rayQueryHandle, float t) __asm__("dxil.rayQuery_CommitProceduralPrimitiveHit");
__HLSL_SINCE(6.9) uint hitObject_RayFlags(uint hitObject) __asm__("dxil.hitObject_RayFlags.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_GeometryIndex(uint hitObject) __asm__("dxil.hitObject_GeometryIndex.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_InstanceIndex(uint hitObject) __asm__("dxil.hitObject_InstanceIndex.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_InstanceID(uint hitObject) __asm__("dxil.hitObject_InstanceID.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_PrimitiveIndex(uint hitObject) __asm__("dxil.hitObject_PrimitiveIndex.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_HitKind(uint hitObject) __asm__("dxil.hitObject_HitKind.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_ShaderTableIndex(uint hitObject) __asm__("dxil.hitObject_ShaderTableIndex.i32") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_MakeNop() __asm__("dxil.hitObject_MakeNop") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_MakeMiss(uint RayFlags, uint MissShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z, float TMax) __asm__("dxil.hitObject_MakeMiss") __attribute__((const));
__HLSL_SINCE(6.9) uint hitObject_FromRayQuery(uint rayQueryHandle) __asm__("dxil.hitObject_FromRayQuery") __attribute__((pure));
__HLSL_SINCE(6.9) uint hitObject_SetShaderTableIndex(uint hitObject, uint shaderTableIndex) __asm__("dxil.hitObject_SetShaderTableIndex") __attribute__((const));
__HLSL_SINCE(6.9) void maybeReorderThread(uint hitObject, uint coherenceHint, uint numCoherenceHintBitsFromLSB) __asm__("dxil.maybeReorderThread");
__HLSL_SINCE(6.9) uint hitObject_LoadLocalRootTableConstant(uint hitObject, uint offset) __asm__("dxil.hitObject_LoadLocalRootTableConstant") __attribute__((pure));
__HLSL_SINCE(6.9) bool hitObject_IsMiss(uint hitObject) __asm__("dxil.hitObject_IsMiss.i1") __attribute__((const));
__HLSL_SINCE(6.9) bool hitObject_IsHit(uint hitObject) __asm__("dxil.hitObject_IsHit.i1") __attribute__((const));
__HLSL_SINCE(6.9) bool hitObject_IsNop(uint hitObject) __asm__("dxil.hitObject_IsNop.i1") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_RayTMin(uint hitObject) __asm__("dxil.hitObject_RayTMin.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_RayTCurrent(uint hitObject) __asm__("dxil.hitObject_RayTCurrent.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_WorldRayOrigin(uint hitObject, uint component) __asm__("dxil.hitObject_WorldRayOrigin.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_WorldRayDirection(uint hitObject, uint component) __asm__("dxil.hitObject_WorldRayDirection.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_ObjectRayOrigin(uint hitObject, uint component) __asm__("dxil.hitObject_ObjectRayOrigin.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_ObjectRayDirection(uint hitObject, uint component) __asm__("dxil.hitObject_ObjectRayDirection.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_ObjectToWorld3x4(uint hitObject, uint row, uint col) __asm__("dxil.hitObject_ObjectToWorld3x4.f32") __attribute__((const));
__HLSL_SINCE(6.9) float hitObject_WorldToObject3x4(uint hitObject, uint row, uint col) __asm__("dxil.hitObject_WorldToObject3x4.f32") __attribute__((const));
void cutStream(__i8 streamId) __asm__("dxil.cutStream");
__HLSL_SINCE(6.8) uint allocateNodeOutputRecords(uint output, uint numRecords, bool perThread) __asm__("dxil.allocateNodeOutputRecords");
__HLSL_SINCE(6.8) void incrementOutputCount(uint output, uint count, bool perThread) __asm__("dxil.incrementOutputCount");
__HLSL_SINCE(6.8) void outputComplete(uint output) __asm__("dxil.outputComplete");
__HLSL_SINCE(6.8) uint getInputRecordCount(uint input) __asm__("dxil.getInputRecordCount") __attribute__((pure));
__HLSL_SINCE(6.8) bool finishedCrossGroupSharing(uint input) __asm__("dxil.finishedCrossGroupSharing");
__HLSL_SINCE(6.8) uint indexNodeHandle(uint NodeOutputHandle, uint ArrayIndex) __asm__("dxil.indexNodeHandle") __attribute__((const));
__HLSL_SINCE(6.8) bool nodeOutputIsValid(uint output) __asm__("dxil.nodeOutputIsValid") __attribute__((pure));
__HLSL_SINCE(6.8) uint getRemainingRecursionLevels() __asm__("dxil.getRemainingRecursionLevels") __attribute__((pure));
__HLSL_SINCE(6.8) void barrierByNodeRecordHandle(uint object, uint SemanticFlags) __asm__("dxil.barrierByNodeRecordHandle") __attribute__((convergent));
__HLSL_SINCE(6.8) void barrierByMemoryHandle(__handle_pointer object, uint SemanticFlags) __asm__("dxil.barrierByMemoryHandle") __attribute__((convergent));
uint legacyF32ToF16(float value) __asm__("dxil.legacyF32ToF16") __attribute__((const));
__HLSL_SINCE(6.6) int4 unpack4x8(__i8 unpackMode, uint pk) __asm__("dxil.unpack4x8.i32") __attribute__((const));
bool isFinite(half value) __asm__("dxil.isFinite." __HLSL_HALF_SUFFIX) __attribute__((const));
bool isFinite(float value) __asm__("dxil.isFinite.f32") __attribute__((const));
bool isNormal(half value) __asm__("dxil.isNormal." __HLSL_HALF_SUFFIX) __attribute__((const));
bool isNormal(float value) __asm__("dxil.isNormal.f32") __attribute__((const));
uint wavePrefixBitCount(bool value) __asm__("dxil.wavePrefixBitCount") __attribute__((convergent));
bool waveReadLaneFirst(bool value) __asm__("dxil.waveReadLaneFirst.i1") __attribute__((convergent));
int waveReadLaneFirst(int value) __asm__("dxil.waveReadLaneFirst.i32") __attribute__((convergent));
uint waveReadLaneFirst(uint value) __asm__("dxil.waveReadLaneFirst.i32") __attribute__((convergent));
int64_t waveReadLaneFirst(int64_t value) __asm__("dxil.waveReadLaneFirst.i64") __attribute__((convergent));
uint64_t waveReadLaneFirst(uint64_t value) __asm__("dxil.waveReadLaneFirst.i64") __attribute__((convergent));
half waveReadLaneFirst(half value) __asm__("dxil.waveReadLaneFirst." __HLSL_HALF_SUFFIX) __attribute__((convergent));
float waveReadLaneFirst(float value) __asm__("dxil.waveReadLaneFirst.f32") __attribute__((convergent));
double waveReadLaneFirst(double value) __asm__("dxil.waveReadLaneFirst.f64") __attribute__((convergent));
bool waveActiveAllEqual(bool value) __asm__("dxil.waveActiveAllEqual.i1") __attribute__((convergent));
bool waveActiveAllEqual(int value) __asm__("dxil.waveActiveAllEqual.i32") __attribute__((convergent));
bool waveActiveAllEqual(uint value) __asm__("dxil.waveActiveAllEqual.i32") __attribute__((convergent));
bool waveActiveAllEqual(int64_t value) __asm__("dxil.waveActiveAllEqual.i64") __attribute__((convergent));
bool waveActiveAllEqual(uint64_t value) __asm__("dxil.waveActiveAllEqual.i64") __attribute__((convergent));
bool waveActiveAllEqual(half value) __asm__("dxil.waveActiveAllEqual." __HLSL_HALF_SUFFIX) __attribute__((convergent));
bool waveActiveAllEqual(float value) __asm__("dxil.waveActiveAllEqual.f32") __attribute__((convergent));
bool waveActiveAllEqual(double value) __asm__("dxil.waveActiveAllEqual.f64") __attribute__((convergent));
int waveActiveOp(int value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.i32") __attribute__((convergent));
uint waveActiveOp(uint value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.i32") __attribute__((convergent));
int64_t waveActiveOp(int64_t value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.i64") __attribute__((convergent));
uint64_t waveActiveOp(uint64_t value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.i64") __attribute__((convergent));
half waveActiveOp(half value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp." __HLSL_HALF_SUFFIX) __attribute__((convergent));
float waveActiveOp(float value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.f32") __attribute__((convergent));
double waveActiveOp(double value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.f64") __attribute__((convergent));
int waveActiveBit(int value, __i8 op) __asm__("dxil.waveActiveBit.i32") __attribute__((convergent));
uint waveActiveBit(uint value, __i8 op) __asm__("dxil.waveActiveBit.i32") __attribute__((convergent));
int64_t waveActiveBit(int64_t value, __i8 op) __asm__("dxil.waveActiveBit.i64") __attribute__((convergent));
uint64_t waveActiveBit(uint64_t value, __i8 op) __asm__("dxil.waveActiveBit.i64") __attribute__((convergent));
int wavePrefixOp(int value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.i32") __attribute__((convergent));
uint wavePrefixOp(uint value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.i32") __attribute__((convergent));
int64_t wavePrefixOp(int64_t value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.i64") __attribute__((convergent));
uint64_t wavePrefixOp(uint64_t value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.i64") __attribute__((convergent));
half wavePrefixOp(half value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp." __HLSL_HALF_SUFFIX) __attribute__((convergent));
float wavePrefixOp(float value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.f32") __attribute__((convergent));
double wavePrefixOp(double value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.f64") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(int value) __asm__("dxil.waveMatch.i32") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(uint value) __asm__("dxil.waveMatch.i32") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(int64_t value) __asm__("dxil.waveMatch.i64") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(uint64_t value) __asm__("dxil.waveMatch.i64") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(half value) __asm__("dxil.waveMatch." __HLSL_HALF_SUFFIX) __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(float value) __asm__("dxil.waveMatch.f32") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(double value) __asm__("dxil.waveMatch.f64") __attribute__((convergent));
__HLSL_SINCE(6.5) int waveMultiPrefixOp(int value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.i32") __attribute__((convergent));
__HLSL_SINCE(6.5) uint waveMultiPrefixOp(uint value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.i32") __attribute__((convergent));
__HLSL_SINCE(6.5) int64_t waveMultiPrefixOp(int64_t value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.i64") __attribute__((convergent));
__HLSL_SINCE(6.5) uint64_t waveMultiPrefixOp(uint64_t value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.i64") __attribute__((convergent));
__HLSL_SINCE(6.5) half waveMultiPrefixOp(half value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp." __HLSL_HALF_SUFFIX) __attribute__((convergent));
__HLSL_SINCE(6.5) float waveMultiPrefixOp(float value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.f32") __attribute__((convergent));
__HLSL_SINCE(6.5) double waveMultiPrefixOp(double value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.f64") __attribute__((convergent));
__HLSL_SINCE(6.5) uint waveMultiPrefixBitCount(bool value, uint mask0, uint mask1, uint mask2, uint mask3) __asm__("dxil.waveMultiPrefixBitCount") __attribute__((convergent));
int quadOp(int value, __i8 op) __asm__("dxil.quadOp.i32") __attribute__((convergent));
uint quadOp(uint value, __i8 op) __asm__("dxil.quadOp.i32") __attribute__((convergent));
int64_t quadOp(int64_t value, __i8 op) __asm__("dxil.quadOp.i64") __attribute__((convergent));
uint64_t quadOp(uint64_t value, __i8 op) __asm__("dxil.quadOp.i64") __attribute__((convergent));
half quadOp(half value, __i8 op) __asm__("dxil.quadOp." __HLSL_HALF_SUFFIX) __attribute__((convergent));
float quadOp(float value, __i8 op) __asm__("dxil.quadOp.f32") __attribute__((convergent));
double quadOp(double value, __i8 op) __asm__("dxil.quadOp.f64") __attribute__((convergent));
bool quadReadLaneAt(bool value, uint quadLane) __asm__("dxil.quadReadLaneAt.i1") __attribute__((convergent));
int quadReadLaneAt(int value, uint quadLane) __asm__("dxil.quadReadLaneAt.i32") __attribute__((convergent));
uint quadReadLaneAt(uint value, uint quadLane) __asm__("dxil.quadReadLaneAt.i32") __attribute__((convergent));
int64_t quadReadLaneAt(int64_t value, uint quadLane) __asm__("dxil.quadReadLaneAt.i64") __attribute__((convergent));
uint64_t quadReadLaneAt(uint64_t value, uint quadLane) __asm__("dxil.quadReadLaneAt.i64") __attribute__((convergent));
half quadReadLaneAt(half value, uint quadLane) __asm__("dxil.quadReadLaneAt." __HLSL_HALF_SUFFIX) __attribute__((convergent));
float quadReadLaneAt(float value, uint quadLane) __asm__("dxil.quadReadLaneAt.f32") __attribute__((convergent));
double quadReadLaneAt(double value, uint quadLane) __asm__("dxil.quadReadLaneAt.f64") __attribute__((convergent));
__HLSL_SINCE(6.7) bool quadVote(bool cond, __i8 op) __asm__("dxil.quadVote.i1") __attribute__((convergent));
void barrier(uint barrierMode) __asm__("dxil.barrier") __attribute__((convergent));
__HLSL_SINCE(6.8) void barrierByMemoryType(uint MemoryTypeFlags, uint SemanticFlags) __asm__("dxil.barrierByMemoryType") __attribute__((convergent));
__HLSL_SINCE(6.6) bool isHelperLane() __asm__("dxil.isHelperLane.i1") __attribute__((pure));
uint renderTargetGetSampleCount() __asm__("dxil.renderTargetGetSampleCount") __attribute__((pure));
float2 renderTargetGetSamplePosition(uint index) __asm__("dxil.renderTargetGetSamplePosition") __attribute__((pure));
bool checkAccessFullyMapped(uint status) __asm__("dxil.checkAccessFullyMapped.i32") __attribute__((pure));
__HLSL_SINCE(6.5) void setMeshOutputCounts(uint numVertices, uint numPrimitives) __asm__("dxil.setMeshOutputCounts");
#ifdef __HLSL_ENABLE_16_BIT
int16_t waveReadLaneFirst(int16_t value) __asm__("dxil.waveReadLaneFirst.i16") __attribute__((convergent));
uint16_t waveReadLaneFirst(uint16_t value) __asm__("dxil.waveReadLaneFirst.i16") __attribute__((convergent));
bool waveActiveAllEqual(int16_t value) __asm__("dxil.waveActiveAllEqual.i16") __attribute__((convergent));
bool waveActiveAllEqual(uint16_t value) __asm__("dxil.waveActiveAllEqual.i16") __attribute__((convergent));
int16_t waveActiveOp(int16_t value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.i16") __attribute__((convergent));
uint16_t waveActiveOp(uint16_t value, __i8 op, __i8 sop) __asm__("dxil.waveActiveOp.i16") __attribute__((convergent));
int16_t waveActiveBit(int16_t value, __i8 op) __asm__("dxil.waveActiveBit.i16") __attribute__((convergent));
uint16_t waveActiveBit(uint16_t value, __i8 op) __asm__("dxil.waveActiveBit.i16") __attribute__((convergent));
int16_t wavePrefixOp(int16_t value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.i16") __attribute__((convergent));
uint16_t wavePrefixOp(uint16_t value, __i8 op, __i8 sop) __asm__("dxil.wavePrefixOp.i16") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(int16_t value) __asm__("dxil.waveMatch.i16") __attribute__((convergent));
__HLSL_SINCE(6.5) uint4 waveMatch(uint16_t value) __asm__("dxil.waveMatch.i16") __attribute__((convergent));
__HLSL_SINCE(6.5) int16_t waveMultiPrefixOp(int16_t value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.i16") __attribute__((convergent));
__HLSL_SINCE(6.5) uint16_t waveMultiPrefixOp(uint16_t value, uint mask0, uint mask1, uint mask2, uint mask3, __i8 op, __i8 sop) __asm__("dxil.waveMultiPrefixOp.i16") __attribute__((convergent));
int16_t quadOp(int16_t value, __i8 op) __asm__("dxil.quadOp.i16") __attribute__((convergent));
uint16_t quadOp(uint16_t value, __i8 op) __asm__("dxil.quadOp.i16") __attribute__((convergent));
int16_t quadReadLaneAt(int16_t value, uint quadLane) __asm__("dxil.quadReadLaneAt.i16") __attribute__((convergent));
uint16_t quadReadLaneAt(uint16_t value, uint quadLane) __asm__("dxil.quadReadLaneAt.i16") __attribute__((convergent));
#endif
} // namespace __dxil

//===-- Bits of integers --------------------------------------------------===//

// Number of set bits.
template <typename __T> inline __as_t<uint, __in_t<__Integer, __T> > countbits(__T x) {
  return (__as_t<uint, __T>)__builtin_elementwise_popcount(x);
}
__HLSL_CONVERT1(__Integer, __uint_t, countbits, x)

// The bits in the opposite order.
template <typename __T> inline __in_t<__Integer, __T> reversebits(__T x) {
  return (__T)__builtin_elementwise_bitreverse(
      (__as_t<typename __ranked<__value<__T>::rank + __value<__T>::rank % 2>::type, __T>)x);
}
__HLSL_CONVERT1(__Integer, __same_t, reversebits, x)
__HLSL_MATRIX1(reversebits)

// Number of the highest set bit, of a negative value the highest clear one; all ones if there is
// none.
template <typename __T> inline __as_t<uint, __in_t<__Integer, __T> > firstbithigh(__T x) {
  const __as_t<uint, __T> __n = (__as_t<uint, __T>)__builtin_hlsl_elementwise_firstbithigh(x);
  const __as_t<uint, __T> __top = (__as_t<uint, __T>)(uint)(sizeof(__T) / (sizeof(__as_t<uint, __T>) / 4) * 8 - 1);
  return (__n ^ __top) | (__as_t<uint, __T>)((__as_t<int, __T>)__n >> 31);
}
__HLSL_CONVERT1(__Integer, __uint_t, firstbithigh, x)

// Number of the lowest set bit; all ones if there is none.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_firstbitlow) 
__as_t<uint, __in_t<__Integer, __T> > firstbitlow(__T x);
__HLSL_CONVERT1(__Integer, __uint_t, firstbitlow, x)

// Adds 64-bit integers given as pairs of 32-bit ones, the low half first.
inline vector<uint, 2> AddUint64(vector<uint, 2> a, vector<uint, 2> b) {
  return __builtin_hlsl_adduint64(a, b);
}
inline vector<uint, 4> AddUint64(vector<uint, 4> a, vector<uint, 4> b) {
  return __builtin_hlsl_adduint64(a, b);
}

//===-- Logic -------------------------------------------------------------===//

// Whether both are true, for each element.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_and) 
__in_t<__Bool, __T> and(__T a, __T b);
__HLSL_CONVERT2(__Bool, __same_t, and, a, b)
__HLSL_MATRIX2(and)

// Whether at least one is true, for each element.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_or) 
__in_t<__Bool, __T> or(__T a, __T b);
__HLSL_CONVERT2(__Bool, __same_t, or, a, b)
__HLSL_MATRIX2(or)

// Whether every element is other than 0.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_all) 
typename __enable<sizeof(__in_t<__Any, __T>) != 0, bool>::type all(__T x);

// Whether at least one element is other than 0.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_any) 
typename __enable<sizeof(__in_t<__Any, __T>) != 0, bool>::type any(__T x);

// a where the condition is true, else b, for each element.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_select)
__in_t<__Any, __T> select(__as_t<bool, __T> condition, __T a, __T b);
template <typename __A, typename __B>
inline __mixed_t<__Any, __A, __B> select(__as_t<bool, __mixed_t<__Any, __A, __B> > condition, __A a, __B b) {
  using __T = __mixed_t<__Any, __A, __B>;
  return __builtin_hlsl_select(condition, (__T)a, (__T)b);
}
// Two scalars, each for every element of the condition.
template <typename __C, int __N, typename __A, typename __B>
inline vector<typename __enable<(__value<__A>::size == 0 && __value<__B>::size == 0),
                                __mixed_t<__Any, __A, __B> >::type, __N>
select(vector<__C, __N> condition, __A a, __B b) {
  using __T = vector<__mixed_t<__Any, __A, __B>, __N>;
  return __builtin_hlsl_select((vector<bool, __N>)condition, (__T)a, (__T)b);
}
// Values that are neither scalars, vectors nor matrices.
template <typename __T> inline typename __enable<__is_class(__T), __T>::type select(bool condition, __T a, __T b) {
  if (condition)
    return a;
  return b;
}

//===-- Reinterpreted bits ------------------------------------------------===//

// The bits of a 32-bit value as float.
template <typename __T> inline __as_t<float, __in_t<__Bits32, __T> > asfloat(__T x) {
  return __builtin_bit_cast(__as_t<float, __T>, x);
}
template <typename __T, int __R, int __C> inline matrix<float, __R, __C> asfloat(matrix<__T, __R, __C> m) {
  matrix<float, __R, __C> result;
  [unroll] for (int i = 0; i < __R; ++i) result[i] = asfloat(m[i]);
  return result;
}

// The bits of a 32-bit value as int.
template <typename __T> inline __as_t<int, __in_t<__Bits32, __T> > asint(__T x) {
  return __builtin_bit_cast(__as_t<int, __T>, x);
}
template <typename __T, int __R, int __C> inline matrix<int, __R, __C> asint(matrix<__T, __R, __C> m) {
  matrix<int, __R, __C> result;
  [unroll] for (int i = 0; i < __R; ++i) result[i] = asint(m[i]);
  return result;
}

// The bits of a 32-bit value as uint.
template <typename __T> inline __as_t<uint, __in_t<__Bits32, __T> > asuint(__T x) {
  return __builtin_bit_cast(__as_t<uint, __T>, x);
}
template <typename __T, int __R, int __C> inline matrix<uint, __R, __C> asuint(matrix<__T, __R, __C> m) {
  matrix<uint, __R, __C> result;
  [unroll] for (int i = 0; i < __R; ++i) result[i] = asuint(m[i]);
  return result;
}

// The bits of a 16-bit value as half.
#ifdef __HLSL_ENABLE_16_BIT
template <typename __T> inline __as_t<half, __in_t<__Bits16, __T> > asfloat16(__T x) {
  return __builtin_bit_cast(__as_t<half, __T>, x);
}
template <typename __T, int __R, int __C> inline matrix<half, __R, __C> asfloat16(matrix<__T, __R, __C> m) {
  matrix<half, __R, __C> result;
  [unroll] for (int i = 0; i < __R; ++i) result[i] = asfloat16(m[i]);
  return result;
}
#endif

// The bits of a 16-bit value as int16_t.
#ifdef __HLSL_ENABLE_16_BIT
template <typename __T> inline __as_t<int16_t, __in_t<__Bits16, __T> > asint16(__T x) {
  return __builtin_bit_cast(__as_t<int16_t, __T>, x);
}
template <typename __T, int __R, int __C> inline matrix<int16_t, __R, __C> asint16(matrix<__T, __R, __C> m) {
  matrix<int16_t, __R, __C> result;
  [unroll] for (int i = 0; i < __R; ++i) result[i] = asint16(m[i]);
  return result;
}
#endif

// The bits of a 16-bit value as uint16_t.
#ifdef __HLSL_ENABLE_16_BIT
template <typename __T> inline __as_t<uint16_t, __in_t<__Bits16, __T> > asuint16(__T x) {
  return __builtin_bit_cast(__as_t<uint16_t, __T>, x);
}
template <typename __T, int __R, int __C> inline matrix<uint16_t, __R, __C> asuint16(matrix<__T, __R, __C> m) {
  matrix<uint16_t, __R, __C> result;
  [unroll] for (int i = 0; i < __R; ++i) result[i] = asuint16(m[i]);
  return result;
}
#endif

// The two halves of a double.
__HLSL_BUILTIN(__builtin_hlsl_elementwise_splitdouble) void asuint(double x, out uint low, out uint high);

// The double of two halves.
__HLSL_BUILTIN(__builtin_hlsl_asdouble) double asdouble(uint low, uint high);

// The halves of each double of a vector or matrix.
template <int __N>
inline void asuint(vector<double, __N> x, out vector<uint, __N> low, out vector<uint, __N> high) {
  [unroll] for (int i = 0; i < __N; ++i) {
    uint l, h;
    asuint((double)x[i], l, h);
    low[i] = l;
    high[i] = h;
  }
}
template <int __R, int __C>
inline void asuint(matrix<double, __R, __C> x, out matrix<uint, __R, __C> low, out matrix<uint, __R, __C> high) {
  [unroll] for (int i = 0; i < __R; ++i) {
    vector<uint, __C> l, h;
    asuint((vector<double, __C>)x[i], l, h);
    low[i] = l;
    high[i] = h;
  }
}

// The doubles of two vectors of halves.
template <int __N> inline vector<double, __N> asdouble(vector<uint, __N> low, vector<uint, __N> high) {
  vector<double, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = asdouble(low[i], high[i]);
  return result;
}

//===-- Half-precision and packed values ----------------------------------===//

// The half in the low 16 bits as float.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_f16tof32) 
__as_t<float, __in_t<__Uint, __T> > f16tof32(__T x);
__HLSL_CONVERT1(__Uint, __float_t, f16tof32, x)

// A float as half, in the low 16 bits.
template <typename __T> inline typename __scalar_in<__Float, __T, uint >::type f32tof16(__T x) {
  return __dxil::legacyF32ToF16(x);
}
template <typename __T, int __N>
inline vector<uint, __N> f32tof16(vector<__T, __N> x) {
  vector<uint, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = f32tof16(x[i]);
  return result;
}

// c plus the dot product of four signed bytes with four others.
__HLSL_BUILTIN(__builtin_hlsl_dot4add_i8packed) __HLSL_SINCE(6.4) int dot4add_i8packed(uint a, uint b, int c);

// c plus the dot product of four unsigned bytes with four others.
__HLSL_BUILTIN(__builtin_hlsl_dot4add_u8packed) __HLSL_SINCE(6.4) uint dot4add_u8packed(uint a, uint b, uint c);

// dot2add by components.
#ifdef __HLSL_ENABLE_16_BIT
__HLSL_SINCE(6.4) float __dot2add(float c, half ax, half ay, half bx, half by) __asm__("llvm.dx.dot2add");
#endif

// c plus the dot product of a and b.
#ifdef __HLSL_ENABLE_16_BIT
inline float dot2add(vector<half, 2> a, vector<half, 2> b, float c) {
  return __dot2add(c, a.x, a.y, b.x, b.y);
}
#endif

// Masked sums of absolute differences of bytes, at four offsets.
inline vector<uint, 4> msad4(uint reference, vector<uint, 2> source, vector<uint, 4> sum) {
  return vector<uint, 4>(
      __dxil::msad(reference, source.x, sum.x),
      __dxil::msad(reference, source.x >> 8 | source.y << 24, sum.y),
      __dxil::msad(reference, source.x >> 16 | source.y << 16, sum.z),
      __dxil::msad(reference, source.x >> 24 | source.y << 8, sum.w));
}

// Four bytes in 32 bits.
using int8_t4_packed = uint;
using uint8_t4_packed = uint;

// The low bytes of four integers.
inline __HLSL_WARN_BEFORE(6, 6, "pack_u8") uint pack_u8(vector<uint, 4> v) {
  return (uint)__dxil::pack4x8(/*Trunc*/ 0, v.x, v.y, v.z, v.w);
}

// The low bytes of four integers.
inline __HLSL_WARN_BEFORE(6, 6, "pack_s8") uint pack_s8(vector<int, 4> v) {
  return (uint)__dxil::pack4x8(/*Trunc*/ 0, v.x, v.y, v.z, v.w);
}

// Four integers clamped to unsigned bytes.
inline __HLSL_WARN_BEFORE(6, 6, "pack_clamp_u8") uint pack_clamp_u8(vector<int, 4> v) {
  return (uint)__dxil::pack4x8(/*UClamp*/ 1, v.x, v.y, v.z, v.w);
}

// Four integers clamped to signed bytes.
inline __HLSL_WARN_BEFORE(6, 6, "pack_clamp_s8") uint pack_clamp_s8(vector<int, 4> v) {
  return (uint)__dxil::pack4x8(/*SClamp*/ 2, v.x, v.y, v.z, v.w);
}

// Four signed bytes, widened.
inline __HLSL_WARN_BEFORE(6, 6, "unpack_s8s32") vector<int, 4> unpack_s8s32(uint packed) {
  return (vector<int, 4>)__dxil::unpack4x8(/*Signed*/ 1, packed);
}

// Four unsigned bytes, widened.
inline __HLSL_WARN_BEFORE(6, 6, "unpack_u8u32") vector<uint, 4> unpack_u8u32(uint packed) {
  return (vector<uint, 4>)__dxil::unpack4x8(/*Unsigned*/ 0, packed);
}

// Four bytes, widened to 16 bits.
#ifdef __HLSL_ENABLE_16_BIT
inline vector<int16_t, 4> unpack_s8s16(uint packed) {
  return (vector<int16_t, 4>)unpack_s8s32(packed);
}
inline vector<uint16_t, 4> unpack_u8u16(uint packed) {
  return (vector<uint16_t, 4>)unpack_u8u32(packed);
}
#endif

//===-- Trigonometry, exponents and roots ---------------------------------===//

// Arc cosine, in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_acos) 
__in_t<__Float, __T> acos(__T x);
__HLSL_CONVERT1(__Float, __same_t, acos, x)
__HLSL_MATRIX1(acos)

// Arc sine, in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_asin) 
__in_t<__Float, __T> asin(__T x);
__HLSL_CONVERT1(__Float, __same_t, asin, x)
__HLSL_MATRIX1(asin)

// Arc tangent, in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_atan) 
__in_t<__Float, __T> atan(__T x);
__HLSL_CONVERT1(__Float, __same_t, atan, x)
__HLSL_MATRIX1(atan)

// Angle of the point (x, y), in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_atan2) 
__in_t<__Float, __T> atan2(__T y, __T x);
__HLSL_CONVERT2(__Float, __same_t, atan2, y, x)
__HLSL_MATRIX2(atan2)

// Cosine of an angle in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_cos) 
__in_t<__Float, __T> cos(__T x);
__HLSL_CONVERT1(__Float, __same_t, cos, x)
__HLSL_MATRIX1(cos)

// Hyperbolic cosine.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_cosh) 
__in_t<__Float, __T> cosh(__T x);
__HLSL_CONVERT1(__Float, __same_t, cosh, x)
__HLSL_MATRIX1(cosh)

// Sine of an angle in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_sin) 
__in_t<__Float, __T> sin(__T x);
__HLSL_CONVERT1(__Float, __same_t, sin, x)
__HLSL_MATRIX1(sin)

// Hyperbolic sine.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_sinh) 
__in_t<__Float, __T> sinh(__T x);
__HLSL_CONVERT1(__Float, __same_t, sinh, x)
__HLSL_MATRIX1(sinh)

// Tangent of an angle in radians.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_tan) 
__in_t<__Float, __T> tan(__T x);
__HLSL_CONVERT1(__Float, __same_t, tan, x)
__HLSL_MATRIX1(tan)

// Hyperbolic tangent.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_tanh) 
__in_t<__Float, __T> tanh(__T x);
__HLSL_CONVERT1(__Float, __same_t, tanh, x)
__HLSL_MATRIX1(tanh)

// Radians to degrees.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_degrees) 
__in_t<__Float, __T> degrees(__T x);
__HLSL_CONVERT1(__Float, __same_t, degrees, x)
__HLSL_MATRIX1(degrees)

// Degrees to radians.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_radians) 
__in_t<__Float, __T> radians(__T x);
__HLSL_CONVERT1(__Float, __same_t, radians, x)
__HLSL_MATRIX1(radians)

// e to the power of x.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_exp) 
__in_t<__Float, __T> exp(__T x);
__HLSL_CONVERT1(__Float, __same_t, exp, x)
__HLSL_MATRIX1(exp)

// 2 to the power of x.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_exp2) 
__in_t<__Float, __T> exp2(__T x);
__HLSL_CONVERT1(__Float, __same_t, exp2, x)
__HLSL_MATRIX1(exp2)

// Logarithm to base e.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_log) 
__in_t<__Float, __T> log(__T x);
__HLSL_CONVERT1(__Float, __same_t, log, x)
__HLSL_MATRIX1(log)

// Logarithm to base 2.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_log2) 
__in_t<__Float, __T> log2(__T x);
__HLSL_CONVERT1(__Float, __same_t, log2, x)
__HLSL_MATRIX1(log2)

// Logarithm to base 10.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_log10) 
__in_t<__Float, __T> log10(__T x);
__HLSL_CONVERT1(__Float, __same_t, log10, x)
__HLSL_MATRIX1(log10)

// x to the power of y.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_pow) 
__in_t<__Float, __T> pow(__T x, __T y);
__HLSL_CONVERT2(__Float, __same_t, pow, x, y)
__HLSL_MATRIX2(pow)

// Square root.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_sqrt) 
__in_t<__Float, __T> sqrt(__T x);
__HLSL_CONVERT1(__Float, __same_t, sqrt, x)
__HLSL_MATRIX1(sqrt)

// 1 divided by the square root.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_rsqrt) 
__in_t<__Float, __T> rsqrt(__T x);
__HLSL_CONVERT1(__Float, __same_t, rsqrt, x)
__HLSL_MATRIX1(rsqrt)

// 1 divided by x.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_rcp) 
__in_t<__AnyFloat, __T> rcp(__T x);
__HLSL_CONVERT1(__AnyFloat, __same_t, rcp, x)
__HLSL_MATRIX1(rcp)

// Sine and cosine of one angle.
template <typename __T, typename __S, typename __C> inline void sincos(__T x, out __S s, out __C c) {
  s = sin(x);
  c = cos(x);
}

//===-- Comparison and interpolation --------------------------------------===//

// The smaller value; the number, if one is a NaN.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_min) 
__in_t<__Numeric, __T> min(__T x, __T y);
__HLSL_CONVERT2(__Numeric, __same_t, min, x, y)
__HLSL_MATRIX2(min)

// The larger value; the number, if one is a NaN.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_max) 
__in_t<__Numeric, __T> max(__T x, __T y);
__HLSL_CONVERT2(__Numeric, __same_t, max, x, y)
__HLSL_MATRIX2(max)

// x, but at least low and at most high.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_clamp) 
__in_t<__Numeric, __T> clamp(__T x, __T low, __T high);
__HLSL_CONVERT3(__Numeric, __same_t, clamp, x, low, high)
__HLSL_MATRIX3(clamp)

// x clamped to the range from 0 to 1.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_saturate) 
__in_t<__AnyFloat, __T> saturate(__T x);
__HLSL_CONVERT1(__AnyFloat, __same_t, saturate, x)
__HLSL_MATRIX1(saturate)

// 1 if x is not below edge, else 0.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_step) 
__in_t<__Float, __T> step(__T edge, __T x);
__HLSL_CONVERT2(__Float, __same_t, step, edge, x)
__HLSL_MATRIX2(step)

// a + t * (b - a).
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_lerp) 
__in_t<__Float, __T> lerp(__T a, __T b, __T t);
__HLSL_CONVERT3(__Float, __same_t, lerp, a, b, t)
__HLSL_MATRIX3(lerp)

// 0 below low, 1 above high, and a Hermite curve between them.
template <typename __T> inline __in_t<__Float, __T> smoothstep(__T low, __T high, __T x) {
  __T t = saturate((x - low) / (high - low));
  return t * t * ((__T)3 - (__T)2 * t);
}
__HLSL_CONVERT3(__Float, __same_t, smoothstep, low, high, x)

// a * b + c.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_mad) 
__in_t<__Numeric, __T> mad(__T a, __T b, __T c);
__HLSL_CONVERT3(__Numeric, __same_t, mad, a, b, c)
__HLSL_MATRIX3(mad)

// a * b + c, rounded once.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_fma) 
__in_t<__Double, __T> fma(__T a, __T b, __T c);
__HLSL_MATRIX3(fma)

// The magnitude of x.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_abs) 
__in_t<__Signed, __T> abs(__T x);
__HLSL_MATRIX1(abs)

// An unsigned value is its own magnitude.
template <typename __T> inline __in_t<__Unsigned, __T> abs(__T x) { return x; }
template <typename __T> inline __as_t<int, __in_t<__Bool, __T> > abs(__T x) { return (__as_t<int, __T>)x; }

// -1, 0 or 1 as x is negative, zero or positive.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_sign) 
__as_t<int, __in_t<__Numeric, __T> > sign(__T x);
__HLSL_CONVERT1(__Numeric, __int_t, sign, x)

// Whether x is a NaN.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_isnan) 
__as_t<bool, __in_t<__Float, __T> > isnan(__T x);
__HLSL_CONVERT1(__Float, __bool_t, isnan, x)

// Whether x is an infinity.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_isinf) 
__as_t<bool, __in_t<__Float, __T> > isinf(__T x);
__HLSL_CONVERT1(__Float, __bool_t, isinf, x)

// Whether x is neither an infinity nor a NaN.
template <typename __T> inline typename __scalar_in<__Float, __T, bool >::type isfinite(__T x) {
  return __dxil::isFinite(x);
}
template <typename __T, int __N>
inline vector<bool, __N> isfinite(vector<__T, __N> x) {
  vector<bool, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = isfinite(x[i]);
  return result;
}

// Whether x is neither zero, denormal, an infinity nor a NaN.
template <typename __T> inline typename __scalar_in<__Float, __T, bool >::type isnormal(__T x) {
  return __dxil::isNormal(x);
}
template <typename __T, int __N>
inline vector<bool, __N> isnormal(vector<__T, __N> x) {
  vector<bool, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = isnormal(x[i]);
  return result;
}

//===-- Rounding and parts of a number ------------------------------------===//

// The next integer not below x.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_ceil) 
__in_t<__Float, __T> ceil(__T x);
__HLSL_CONVERT1(__Float, __same_t, ceil, x)
__HLSL_MATRIX1(ceil)

// The next integer not above x.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_floor) 
__in_t<__Float, __T> floor(__T x);
__HLSL_CONVERT1(__Float, __same_t, floor, x)
__HLSL_MATRIX1(floor)

// The nearest integer; the even one of two.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_roundeven) 
__in_t<__Float, __T> round(__T x);
__HLSL_CONVERT1(__Float, __same_t, round, x)
__HLSL_MATRIX1(round)

// The integer part.
template <typename __T> __HLSL_BUILTIN(__builtin_elementwise_trunc) 
__in_t<__Float, __T> trunc(__T x);
__HLSL_CONVERT1(__Float, __same_t, trunc, x)
__HLSL_MATRIX1(trunc)

// x minus floor(x).
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_frac) 
__in_t<__Float, __T> frac(__T x);
__HLSL_CONVERT1(__Float, __same_t, frac, x)
__HLSL_MATRIX1(frac)

// The remainder of x / y, with the sign of x.
template <typename __T> inline __in_t<__Float, __T> fmod(__T x, __T y) {
  __T q = x / y;
  __T f = frac(abs(q));
  return select(q >= -q, f, -f) * y;
}
__HLSL_CONVERT2(__Float, __same_t, fmod, x, y)
__HLSL_MATRIX2(fmod)

// Splits x into a whole and a fractional part, both with the sign of x.
template <typename __T> inline __in_t<__Float, __T> modf(__T x, out __T whole) {
  whole = trunc(x);
  return x - whole;
}
template <typename __T> inline __in_t<__Float, __T> modf(__T x, out __as_t<int, __T> whole) {
  __T t = trunc(x);
  whole = (__as_t<int, __T>)t;
  return x - t;
}

// Splits x into a mantissa from 0.5 to 1 and an exponent of 2.
template <typename __T> inline __in_t<__Float32, __T> frexp(__T x, out __T exponent) {
  using __I = __as_t<int, __T>;
  __I bits = asint(x);
  __I unbiased = (bits & 0x7f800000) + (__I)0xc1000000;
  __I zero = (__I)0;
  unbiased = select(x == (__T)0, zero, unbiased);
  exponent = (__T)(unbiased >> 23);
  __I mantissa = (bits & 0x007fffff) | 0x3f000000;
  __T m = asfloat(select(x == (__T)0, zero, mantissa));
  return select(x < (__T)0, -m, m);
}
template <typename __T> inline __in_t<__Float32, __T> frexp(__T x, out __as_t<int, __T> exponent) {
  __T e;
  __T m = frexp(x, e);
  exponent = (__as_t<int, __T>)e;
  return m;
}

// x times 2 to the power of exponent.
template <typename __T> inline __in_t<__Float, __T> ldexp(__T x, __T exponent) {
  return x * exp2(exponent);
}
__HLSL_CONVERT2(__Float, __same_t, ldexp, x, exponent)
__HLSL_MATRIX2(ldexp)

//===-- Vectors -----------------------------------------------------------===//

// Sum of the products of the elements.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_dot) 
__element_t<__in_t<__Numeric, __T> > dot(__T a, __T b);
__HLSL_CONVERT2(__Numeric, __element_t, dot, a, b)

// Vector product of two vectors of three.
inline vector<float, 3> cross(vector<float, 3> a, vector<float, 3> b) {
  return __builtin_hlsl_crossf32(a, b);
}
template <typename __T> inline __in_t<__Half, __T> cross(__T a, __T b) {
  return a.yzx * b.zxy - a.zxy * b.yzx;
}

// x divided by its length.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_normalize) 
__in_t<__Float, __T> normalize(__T x);
__HLSL_CONVERT1(__Float, __same_t, normalize, x)

// Length of a vector.
template <typename __T> inline __T __length(__T x) { return abs(x); }
template <typename __T, int __N> inline __T __length(vector<__T, __N> x) {
  __T squares = x[0] * x[0];
  [unroll] for (int i = 1; i < __N; ++i) squares += x[i] * x[i];
  return __N > 1 ? sqrt(squares) : abs(x[0]);
}
template <typename __T> inline __element_t<__in_t<__Float, __T> > length(__T x) {
  return __length(x);
}
__HLSL_CONVERT1(__Float, __element_t, length, x)

// Distance of two points.
template <typename __T> inline __element_t<__in_t<__Float, __T> > distance(__T a, __T b) {
  return length(a - b);
}
__HLSL_CONVERT2(__Float, __element_t, distance, a, b)

// Reflection of direction i at a surface with unit normal n.
template <typename __T> inline __in_t<__Float, __T> reflect(__T i, __T n) {
  return i - n * ((__element_t<__T>)2 * dot(i, n));
}
__HLSL_CONVERT2(__Float, __same_t, reflect, i, n)

// Direction i bent at a surface with unit normal n; 0 if it is reflected wholly.
template <typename __T> inline __in_t<__Float, __T> refract(__T i, __T n, __element_t<__T> eta) {
  __element_t<__T> d = dot(i, n);
  __element_t<__T> k = (__element_t<__T>)1 - eta * eta * ((__element_t<__T>)1 - d * d);
  __T bent = i * eta - n * (eta * d + sqrt(k));
  return k >= (__element_t<__T>)0 ? bent : (__T)0;
}
template <typename __A, typename __B, typename __E, typename __T = __mixed_t<__Float, __A, __B> >
inline __in_t<__Float, __T> refract(__A i, __B n, __E eta) {
  return refract((__T)i, (__T)n, (__element_t<__T>)eta);
}

// n turned so that it faces against i, by the normal ng.
template <typename __T> inline __in_t<__Float, __T> faceforward(__T n, __T i, __T ng) {
  return dot(i, ng) < (__element_t<__T>)0 ? n : -n;
}
__HLSL_CONVERT3(__Float, __same_t, faceforward, n, i, ng)

// Lighting coefficients: ambient, diffuse, specular, 1.
inline vector<float, 4> lit(float nDotL, float nDotH, float m) {
  float diffuse = __builtin_elementwise_max(nDotL, 0.0f);
  float specular = nDotL < 0.0f || nDotH < 0.0f ? 0.0f : __builtin_elementwise_pow(nDotH, m);
  return vector<float, 4>(1.0f, diffuse, specular, 1.0f);
}

// Distance vector of a lighting calculation.
inline vector<float, 4> dst(vector<float, 4> a, vector<float, 4> b) {
  return vector<float, 4>(1.0f, a.y * b.y, a.z, b.w);
}

// Four floats from 0 to 1 as bytes, with red and blue swapped.
inline vector<int, 4> D3DCOLORtoUBYTE4(vector<float, 4> x) {
  return (vector<int, 4>)(x.zyxw * 255.001953f);
}

//===-- Derivatives -------------------------------------------------------===//

// Change of x towards the next pixel in x.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_ddx_coarse) __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) 
__in_t<__Float, __T> ddx(__T x);
__HLSL_CONVERT1(__Float, __same_t, ddx, x)

// Change of x towards the next pixel in y.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_ddy_coarse) __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) 
__in_t<__Float, __T> ddy(__T x);
__HLSL_CONVERT1(__Float, __same_t, ddy, x)

// The same change for a whole quad, in x.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_ddx_coarse) __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) 
__in_t<__Float, __T> ddx_coarse(__T x);
__HLSL_CONVERT1(__Float, __same_t, ddx_coarse, x)

// The same change for a whole quad, in y.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_ddy_coarse) __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) 
__in_t<__Float, __T> ddy_coarse(__T x);
__HLSL_CONVERT1(__Float, __same_t, ddy_coarse, x)

// The change at this pixel, in x.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_ddx_fine) __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) 
__in_t<__Float, __T> ddx_fine(__T x);
__HLSL_CONVERT1(__Float, __same_t, ddx_fine, x)

// The change at this pixel, in y.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_ddy_fine) __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) 
__in_t<__Float, __T> ddy_fine(__T x);
__HLSL_CONVERT1(__Float, __same_t, ddy_fine, x)

// Sum of the magnitudes of both derivatives.
template <typename __T> inline __in_t<__Float, __T> fwidth(__T x) { return abs(ddx(x)) + abs(ddy(x)); }
__HLSL_CONVERT1(__Float, __same_t, fwidth, x)

//===-- Matrices ----------------------------------------------------------===//

// Rows and columns exchanged.
template <typename __T, int __R, int __C>
inline matrix<__T, __C, __R> transpose(matrix<__T, __R, __C> m) { return __builtin_matrix_transpose(m); }

// Product of scalars, vectors and matrices. A vector on the left is a row, on the right a column.
// A dot product of doubles too, which DXIL has no op for.
template <typename __T, int __N> inline __T __products(vector<__T, __N> a, vector<__T, __N> b) { return dot(a, b); }
template <int __N> inline double __products(vector<double, __N> a, vector<double, __N> b) {
  double sum = a[0] * b[0];
  [unroll] for (int i = 1; i < __N; ++i) sum += a[i] * b[i];
  return sum;
}
// Scalars, and scalars with vectors.
template <typename __A, typename __B>
inline typename __enable<(__value<__A>::size == 0 || __value<__B>::size == 0),
                         __mixed_t<__Numeric, __A, __B> >::type
mul(__A a, __B b) {
  using __T = __mixed_t<__Numeric, __A, __B>;
  return (__T)a * (__T)b;
}
// Two vectors: their dot product.
template <typename __A, typename __B>
inline typename __enable<(__value<__A>::size > 0 && __value<__B>::size > 0),
                         __element_t<__mixed_t<__Numeric, __A, __B> > >::type
mul(__A a, __B b) {
  using __T = __mixed_t<__Numeric, __A, __B>;
  return __products((__T)a, (__T)b);
}
// A scalar and a matrix.
template <typename __T, int __R, int __C>
inline matrix<__T, __R, __C> mul(matrix<__T, __R, __C> m, __element_t<__T> s) { return m * s; }
template <typename __T, int __R, int __C>
inline matrix<__T, __R, __C> mul(__element_t<__T> s, matrix<__T, __R, __C> m) { return m * s; }
// A row vector and a matrix.
template <typename __T, int __R, int __C>
inline vector<__T, __C> mul(vector<__T, __R> v, matrix<__T, __R, __C> m) {
  vector<__T, __C> result = v[0] * m[0];
  if (__R > 1)
    result = mad((vector<__T, __C>)v[__HLSL_AT(__R, 1)], m[__HLSL_AT(__R, 1)], result);
  if (__R > 2)
    result = mad((vector<__T, __C>)v[__HLSL_AT(__R, 2)], m[__HLSL_AT(__R, 2)], result);
  if (__R > 3)
    result = mad((vector<__T, __C>)v[__HLSL_AT(__R, 3)], m[__HLSL_AT(__R, 3)], result);
  return result;
}
// A matrix and a column vector. Products are added up in their order, as in the other forms with a matrix.
template <typename __T, int __N> inline __T __row_products(vector<__T, __N> row, vector<__T, __N> v) {
  __T sum = row[0] * v[0];
  if (__N > 1)
    sum = mad(row[__HLSL_AT(__N, 1)], v[__HLSL_AT(__N, 1)], sum);
  if (__N > 2)
    sum = mad(row[__HLSL_AT(__N, 2)], v[__HLSL_AT(__N, 2)], sum);
  if (__N > 3)
    sum = mad(row[__HLSL_AT(__N, 3)], v[__HLSL_AT(__N, 3)], sum);
  return sum;
}
template <typename __T, int __R, int __C>
inline vector<__T, __R> mul(matrix<__T, __R, __C> m, vector<__T, __C> v) {
  vector<__T, __R> result;
  result[0] = __row_products(m[0], v);
  if (__R > 1)
    result[__HLSL_AT(__R, 1)] = __row_products(m[__HLSL_AT(__R, 1)], v);
  if (__R > 2)
    result[__HLSL_AT(__R, 2)] = __row_products(m[__HLSL_AT(__R, 2)], v);
  if (__R > 3)
    result[__HLSL_AT(__R, 3)] = __row_products(m[__HLSL_AT(__R, 3)], v);
  return result;
}
// Two matrices.
template <typename __T, int __R, int __K, int __C>
inline matrix<__T, __R, __C> mul(matrix<__T, __R, __K> a, matrix<__T, __K, __C> b) {
  matrix<__T, __R, __C> result;
  result[0] = mul(a[0], b);
  if (__R > 1)
    result[__HLSL_AT(__R, 1)] = mul(a[__HLSL_AT(__R, 1)], b);
  if (__R > 2)
    result[__HLSL_AT(__R, 2)] = mul(a[__HLSL_AT(__R, 2)], b);
  if (__R > 3)
    result[__HLSL_AT(__R, 3)] = mul(a[__HLSL_AT(__R, 3)], b);
  return result;
}
// Mixed element types.
template <typename __A, typename __B, int __R, int __C, typename __T = __mixed_t<__Numeric, __A, __B> >
inline vector<__T, __C> mul(vector<__A, __R> v, matrix<__B, __R, __C> m) {
  return mul((vector<__T, __R>)v, (matrix<__T, __R, __C>)m);
}
template <typename __A, typename __B, int __R, int __C, typename __T = __mixed_t<__Numeric, __A, __B> >
inline vector<__T, __R> mul(matrix<__A, __R, __C> m, vector<__B, __C> v) {
  return mul((matrix<__T, __R, __C>)m, (vector<__T, __C>)v);
}
template <typename __A, typename __B, int __R, int __K, int __C, typename __T = __mixed_t<__Numeric, __A, __B> >
inline matrix<__T, __R, __C> mul(matrix<__A, __R, __K> a, matrix<__B, __K, __C> b) {
  return mul((matrix<__T, __R, __K>)a, (matrix<__T, __K, __C>)b);
}
// Of unequal sizes, what both have.
template <typename __A, typename __B, int __N, int __R, int __C>
inline typename __enable<(__N != __R), vector<__mixed_t<__Numeric, __A, __B>, __C> >::type mul(vector<__A, __N> v, matrix<__B, __R, __C> m) {
  using __T = __mixed_t<__Numeric, __A, __B>;
  vector<__T, __C> result = (__T)v[0] * (vector<__T, __C>)m[0];
  [unroll] for (int i = 1; i < (__N < __R ? __N : __R); ++i)
    result = mad((vector<__T, __C>)(__T)v[i], (vector<__T, __C>)m[i], result);
  return result;
}
template <typename __A, typename __B, int __N, int __R, int __C>
inline typename __enable<(__N != __C), vector<__mixed_t<__Numeric, __A, __B>, __R> >::type mul(matrix<__A, __R, __C> m, vector<__B, __N> v) {
  using __T = __mixed_t<__Numeric, __A, __B>;
  using __V = vector<__T, (__N < __C ? __N : __C)>;
  vector<__T, __R> result;
  [unroll] for (int i = 0; i < __R; ++i)
    result[i] = __row_products((__V)(vector<__T, __C>)m[i], (__V)(vector<__T, __N>)v);
  return result;
}

// Determinant of a square matrix.
template <typename __T> inline __T determinant(matrix<__T, 1, 1> m) {
  vector<__T, 1> a = m[0];
  return a.x;
}
template <typename __T> inline __T determinant(matrix<__T, 2, 2> m) {
  vector<__T, 2> a = m[0], b = m[1];
  return a.x * b.y - a.y * b.x;
}
template <typename __T> inline __T determinant(matrix<__T, 3, 3> m) {
  return dot(m[0], cross(m[1], m[2]));
}
template <typename __T> inline __T determinant(matrix<__T, 4, 4> m) {
  vector<__T, 4> a = m[0], b = m[1], c = m[2], d = m[3];
  // 2 by 2 determinants of the upper two rows and of the lower two.
  __T u0 = a.x * b.y - a.y * b.x, u1 = a.x * b.z - a.z * b.x, u2 = a.x * b.w - a.w * b.x;
  __T u3 = a.y * b.z - a.z * b.y, u4 = a.y * b.w - a.w * b.y, u5 = a.z * b.w - a.w * b.z;
  __T l0 = c.x * d.y - c.y * d.x, l1 = c.x * d.z - c.z * d.x, l2 = c.x * d.w - c.w * d.x;
  __T l3 = c.y * d.z - c.z * d.y, l4 = c.y * d.w - c.w * d.y, l5 = c.z * d.w - c.w * d.z;
  return u0 * l5 - u1 * l4 + u2 * l3 + u3 * l2 - u4 * l1 + u5 * l0;
}

// Whether at least one element of a matrix is other than 0.
template <typename __T, int __R, int __C> inline bool any(matrix<__T, __R, __C> m) {
  bool result = any(m[0]);
  [unroll] for (int i = 1; i < __R; ++i) result = any(m[i]) || result;
  return result;
}

// Whether every element of a matrix is other than 0.
template <typename __T, int __R, int __C> inline bool all(matrix<__T, __R, __C> m) {
  bool result = all(m[0]);
  [unroll] for (int i = 1; i < __R; ++i) result = all(m[i]) && result;
  return result;
}

//===-- Waves -------------------------------------------------------------===//

// Whether no active lane has a lower index.
__HLSL_BUILTIN(__builtin_hlsl_wave_is_first_lane) bool WaveIsFirstLane();

// Index of this lane in its wave.
__HLSL_BUILTIN(__builtin_hlsl_wave_get_lane_index) uint WaveGetLaneIndex();

// Number of lanes in a wave.
__HLSL_BUILTIN(__builtin_hlsl_wave_get_lane_count) uint WaveGetLaneCount();

// Whether it is true in an active lane.
__HLSL_BUILTIN(__builtin_hlsl_wave_active_any_true) bool WaveActiveAnyTrue(bool condition);

// Whether it is true in every active lane.
__HLSL_BUILTIN(__builtin_hlsl_wave_active_all_true) bool WaveActiveAllTrue(bool condition);

// One bit for each lane in which it is true.
__HLSL_BUILTIN(__builtin_hlsl_wave_active_ballot) vector<uint, 4> WaveActiveBallot(bool condition);

// Number of active lanes in which it is true.
__HLSL_BUILTIN(__builtin_hlsl_wave_active_count_bits) uint WaveActiveCountBits(bool condition);

// The same among the lanes before this one.
inline uint WavePrefixCountBits(bool condition) {
  return (uint)__dxil::wavePrefixBitCount(condition);
}

// The value of x in another lane.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_wave_read_lane_at)
__in_t<__Any, __T> WaveReadLaneAt(__T x, uint lane);

// The value of x in the first active lane.
template <typename __T> inline typename __scalar_in<__Any, __T>::type WaveReadLaneFirst(__T x) {
  return __dxil::waveReadLaneFirst(x);
}
template <typename __T, int __N>
inline vector<__T, __N> WaveReadLaneFirst(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveReadLaneFirst(x[i]);
  return result;
}
__HLSL_CONVERT1(__Any, __same_t, WaveReadLaneFirst, x)

// Whether x is the same in all active lanes.
template <typename __T> inline typename __scalar_in<__Any, __T, bool >::type WaveActiveAllEqual(__T x) {
  return __dxil::waveActiveAllEqual(x);
}
template <typename __T, int __N>
inline vector<bool, __N> WaveActiveAllEqual(vector<__T, __N> x) {
  vector<bool, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveAllEqual(x[i]);
  return result;
}

// Sum over the active lanes.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_wave_active_sum) 
typename __scalar_in<__Numeric, __T>::type WaveActiveSum(__T x);
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveSum(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveSum(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, WaveActiveSum, x)

// Smallest value in the active lanes.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_wave_active_min) 
typename __scalar_in<__Numeric, __T>::type WaveActiveMin(__T x);
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveMin(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveMin(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, WaveActiveMin, x)

// Largest value in the active lanes.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_wave_active_max) 
typename __scalar_in<__Numeric, __T>::type WaveActiveMax(__T x);
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveMax(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveMax(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, WaveActiveMax, x)

// Product over the active lanes.
template <typename __T> inline typename __scalar_in<__Numeric, __T>::type WaveActiveProduct(__T x) {
  return __dxil::waveActiveOp(x, /*Product*/ 1, __value<__T>::sign);
}
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveProduct(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveProduct(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, WaveActiveProduct, x)

// Bitwise and over the active lanes.
template <typename __T> inline typename __scalar_in<__Integer, __T>::type WaveActiveBitAnd(__T x) {
  return __dxil::waveActiveBit(x, /*And*/ 0);
}
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveBitAnd(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveBitAnd(x[i]);
  return result;
}
__HLSL_CONVERT1(__Integer, __same_t, WaveActiveBitAnd, x)

// Bitwise or over the active lanes.
template <typename __T> inline typename __scalar_in<__Integer, __T>::type WaveActiveBitOr(__T x) {
  return __dxil::waveActiveBit(x, /*Or*/ 1);
}
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveBitOr(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveBitOr(x[i]);
  return result;
}
__HLSL_CONVERT1(__Integer, __same_t, WaveActiveBitOr, x)

// Bitwise exclusive or over the active lanes.
template <typename __T> inline typename __scalar_in<__Integer, __T>::type WaveActiveBitXor(__T x) {
  return __dxil::waveActiveBit(x, /*Xor*/ 2);
}
template <typename __T, int __N>
inline vector<__T, __N> WaveActiveBitXor(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveActiveBitXor(x[i]);
  return result;
}
__HLSL_CONVERT1(__Integer, __same_t, WaveActiveBitXor, x)

// Sum over the active lanes before this one.
template <typename __T> inline typename __scalar_in<__Numeric, __T>::type WavePrefixSum(__T x) {
  return __dxil::wavePrefixOp(x, /*Sum*/ 0, __value<__T>::sign);
}
template <typename __T, int __N>
inline vector<__T, __N> WavePrefixSum(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WavePrefixSum(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, WavePrefixSum, x)

// Product over the active lanes before this one.
template <typename __T> inline typename __scalar_in<__Numeric, __T>::type WavePrefixProduct(__T x) {
  return __dxil::wavePrefixOp(x, /*Product*/ 1, __value<__T>::sign);
}
template <typename __T, int __N>
inline vector<__T, __N> WavePrefixProduct(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WavePrefixProduct(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, WavePrefixProduct, x)

// One bit for each active lane whose x equals this lane's.
template <typename __T> inline __HLSL_WARN_BEFORE(6, 5, "WaveMatch") typename __scalar_in<__Numeric, __T, vector<uint, 4> >::type WaveMatch(__T x) {
  return __dxil::waveMatch(x);
}
template <typename __T, int __N>
inline __HLSL_WARN_BEFORE(6, 5, "WaveMatch") vector<uint, 4> WaveMatch(vector<__T, __N> x) {
  vector<uint, 4> result = WaveMatch(x[0]);
  [unroll] for (int i = 1; i < __N; ++i) result = result & WaveMatch(x[i]);
  return result;
}

// Sum over the lanes of the mask before this one.
template <typename __T> inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixSum") typename __scalar_in<__Numeric, __T>::type WaveMultiPrefixSum(__T x, vector<uint, 4> mask) {
  return __dxil::waveMultiPrefixOp(x, mask.x, mask.y, mask.z, mask.w, /*Sum*/ 0, __value<__T>::sign);
}
template <typename __T, int __N>
inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixSum") vector<__T, __N> WaveMultiPrefixSum(vector<__T, __N> x, vector<uint, 4> mask) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveMultiPrefixSum(x[i], mask);
  return result;
}

// Product over the lanes of the mask before this one.
template <typename __T> inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixProduct") typename __scalar_in<__Numeric, __T>::type WaveMultiPrefixProduct(__T x, vector<uint, 4> mask) {
  return __dxil::waveMultiPrefixOp(x, mask.x, mask.y, mask.z, mask.w, /*Product*/ 4, __value<__T>::sign);
}
template <typename __T, int __N>
inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixProduct") vector<__T, __N> WaveMultiPrefixProduct(vector<__T, __N> x, vector<uint, 4> mask) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveMultiPrefixProduct(x[i], mask);
  return result;
}

// Bitwise and over the lanes of the mask before this one.
template <typename __T> inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixBitAnd") typename __scalar_in<__Integer, __T>::type WaveMultiPrefixBitAnd(__T x, vector<uint, 4> mask) {
  return __dxil::waveMultiPrefixOp(x, mask.x, mask.y, mask.z, mask.w, /*And*/ 1, __value<__T>::sign);
}
template <typename __T, int __N>
inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixBitAnd") vector<__T, __N> WaveMultiPrefixBitAnd(vector<__T, __N> x, vector<uint, 4> mask) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveMultiPrefixBitAnd(x[i], mask);
  return result;
}

// Bitwise or over the lanes of the mask before this one.
template <typename __T> inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixBitOr") typename __scalar_in<__Integer, __T>::type WaveMultiPrefixBitOr(__T x, vector<uint, 4> mask) {
  return __dxil::waveMultiPrefixOp(x, mask.x, mask.y, mask.z, mask.w, /*Or*/ 2, __value<__T>::sign);
}
template <typename __T, int __N>
inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixBitOr") vector<__T, __N> WaveMultiPrefixBitOr(vector<__T, __N> x, vector<uint, 4> mask) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveMultiPrefixBitOr(x[i], mask);
  return result;
}

// Bitwise exclusive or over the lanes of the mask before this one.
template <typename __T> inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixBitXor") typename __scalar_in<__Integer, __T>::type WaveMultiPrefixBitXor(__T x, vector<uint, 4> mask) {
  return __dxil::waveMultiPrefixOp(x, mask.x, mask.y, mask.z, mask.w, /*Xor*/ 3, __value<__T>::sign);
}
template <typename __T, int __N>
inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixBitXor") vector<__T, __N> WaveMultiPrefixBitXor(vector<__T, __N> x, vector<uint, 4> mask) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = WaveMultiPrefixBitXor(x[i], mask);
  return result;
}

// Number of lanes of the mask before this one in which it is true.
inline __HLSL_WARN_BEFORE(6, 5, "WaveMultiPrefixCountBits") uint WaveMultiPrefixCountBits(bool condition, vector<uint, 4> mask) {
  return (uint)__dxil::waveMultiPrefixBitCount(condition, mask.x, mask.y, mask.z, mask.w);
}

//===-- Quads -------------------------------------------------------------===//

// The value of the lane beside in x.
template <typename __T> inline typename __scalar_in<__Numeric, __T>::type QuadReadAcrossX(__T x) {
  return __dxil::quadOp(x, /*ReadAcrossX*/ 0);
}
template <typename __T, int __N>
inline vector<__T, __N> QuadReadAcrossX(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = QuadReadAcrossX(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, QuadReadAcrossX, x)

// The value of the lane beside in y.
template <typename __T> inline typename __scalar_in<__Numeric, __T>::type QuadReadAcrossY(__T x) {
  return __dxil::quadOp(x, /*ReadAcrossY*/ 1);
}
template <typename __T, int __N>
inline vector<__T, __N> QuadReadAcrossY(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = QuadReadAcrossY(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, QuadReadAcrossY, x)

// The value of the lane at the opposite corner.
template <typename __T> inline typename __scalar_in<__Numeric, __T>::type QuadReadAcrossDiagonal(__T x) {
  return __dxil::quadOp(x, /*ReadAcrossDiagonal*/ 2);
}
template <typename __T, int __N>
inline vector<__T, __N> QuadReadAcrossDiagonal(vector<__T, __N> x) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = QuadReadAcrossDiagonal(x[i]);
  return result;
}
__HLSL_CONVERT1(__Numeric, __same_t, QuadReadAcrossDiagonal, x)

// The value of one of the four lanes.
template <typename __T> inline typename __scalar_in<__Any, __T>::type QuadReadLaneAt(__T x, uint lane) {
  return __dxil::quadReadLaneAt(x, lane);
}
template <typename __T, int __N>
inline vector<__T, __N> QuadReadLaneAt(vector<__T, __N> x, uint lane) {
  vector<__T, __N> result;
  [unroll] for (int i = 0; i < __N; ++i) result[i] = QuadReadLaneAt(x[i], lane);
  return result;
}

// Whether it is true in a lane of the quad.
inline bool QuadAny(bool condition) {
  return (bool)__dxil::quadVote(condition, /*Any*/ 0);
}

// Whether it is true in every lane of the quad.
inline bool QuadAll(bool condition) {
  return (bool)__dxil::quadVote(condition, /*All*/ 1);
}

//===-- Barriers ----------------------------------------------------------===//

// Waits for all memory accesses of this thread.
inline void AllMemoryBarrier() {
  __dxil::barrier(/*UAVFenceGlobal|TGSMFence*/ 10);
}

// The same, and waits for the group's other threads.
inline void AllMemoryBarrierWithGroupSync() {
  __dxil::barrier(/*SyncThreadGroup|UAVFenceGlobal|TGSMFence*/ 11);
}

// Waits for all accesses to buffers and textures.
inline void DeviceMemoryBarrier() {
  __dxil::barrier(/*UAVFenceGlobal*/ 2);
}

// The same, and waits for the group's other threads.
inline void DeviceMemoryBarrierWithGroupSync() {
  __dxil::barrier(/*SyncThreadGroup|UAVFenceGlobal*/ 3);
}

// Waits for all accesses to groupshared memory.
inline void GroupMemoryBarrier() {
  __dxil::barrier(/*TGSMFence*/ 8);
}

// The same, and waits for the group's other threads.
__HLSL_BUILTIN(__builtin_hlsl_group_memory_barrier_with_group_sync) void GroupMemoryBarrierWithGroupSync();

// What a Barrier orders, and for whom.
static const uint UAV_MEMORY = 1;
static const uint GROUP_SHARED_MEMORY = 2;
static const uint NODE_INPUT_MEMORY = 4;
static const uint NODE_OUTPUT_MEMORY = 8;
static const uint ALL_MEMORY = 15;
static const uint GROUP_SYNC = 1;
static const uint GROUP_SCOPE = 2;
static const uint DEVICE_SCOPE = 4;
static const uint REORDER_SCOPE = 8;

// Orders the given kinds of memory; both arguments are constants.
inline __HLSL_WARN_BEFORE(6, 8, "Barrier") void Barrier(uint memoryTypes, uint semantics) {
  __dxil::barrierByMemoryType(memoryTypes, semantics);
}

//===-- Atomics -----------------------------------------------------------===//

// Adds to target.
inline void InterlockedAdd(__place<int>::groupshared_type target, int value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<int>::device_type target, int value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<int>::device_type target, int value, out int original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint>::groupshared_type target, uint value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint>::device_type target, uint value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedAdd(__place<int64_t>::groupshared_type target, int64_t value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<int64_t>::device_type target, int64_t value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint64_t>::groupshared_type target, uint64_t value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint64_t>::device_type target, uint64_t value) {
  (void)__atomic_fetch_add(__builtin_addressof(target), value, 0);
}
inline void InterlockedAdd(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_add(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedAdd(__operand target, __operand value);
void InterlockedAdd(__operand target, __operand value, __operand original);

// Bitwise and with target.
inline void InterlockedAnd(__place<int>::groupshared_type target, int value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<int>::device_type target, int value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<int>::device_type target, int value, out int original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint>::groupshared_type target, uint value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint>::device_type target, uint value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedAnd(__place<int64_t>::groupshared_type target, int64_t value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<int64_t>::device_type target, int64_t value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint64_t>::groupshared_type target, uint64_t value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint64_t>::device_type target, uint64_t value) {
  (void)__atomic_fetch_and(__builtin_addressof(target), value, 0);
}
inline void InterlockedAnd(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_and(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedAnd(__operand target, __operand value);
void InterlockedAnd(__operand target, __operand value, __operand original);

// Bitwise or with target.
inline void InterlockedOr(__place<int>::groupshared_type target, int value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<int>::device_type target, int value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<int>::device_type target, int value, out int original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint>::groupshared_type target, uint value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint>::device_type target, uint value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedOr(__place<int64_t>::groupshared_type target, int64_t value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<int64_t>::device_type target, int64_t value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint64_t>::groupshared_type target, uint64_t value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint64_t>::device_type target, uint64_t value) {
  (void)__atomic_fetch_or(__builtin_addressof(target), value, 0);
}
inline void InterlockedOr(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_or(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedOr(__operand target, __operand value);
void InterlockedOr(__operand target, __operand value, __operand original);

// Bitwise exclusive or with target.
inline void InterlockedXor(__place<int>::groupshared_type target, int value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<int>::device_type target, int value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<int>::device_type target, int value, out int original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint>::groupshared_type target, uint value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint>::device_type target, uint value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedXor(__place<int64_t>::groupshared_type target, int64_t value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<int64_t>::device_type target, int64_t value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint64_t>::groupshared_type target, uint64_t value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint64_t>::device_type target, uint64_t value) {
  (void)__atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
inline void InterlockedXor(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_xor(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedXor(__operand target, __operand value);
void InterlockedXor(__operand target, __operand value, __operand original);

// Keeps the smaller value in target.
inline void InterlockedMin(__place<int>::groupshared_type target, int value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<int>::device_type target, int value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<int>::device_type target, int value, out int original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint>::groupshared_type target, uint value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint>::device_type target, uint value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedMin(__place<int64_t>::groupshared_type target, int64_t value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<int64_t>::device_type target, int64_t value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint64_t>::groupshared_type target, uint64_t value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint64_t>::device_type target, uint64_t value) {
  (void)__atomic_fetch_min(__builtin_addressof(target), value, 0);
}
inline void InterlockedMin(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_min(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedMin(__operand target, __operand value);
void InterlockedMin(__operand target, __operand value, __operand original);

// Keeps the larger value in target.
inline void InterlockedMax(__place<int>::groupshared_type target, int value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<int>::device_type target, int value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<int>::device_type target, int value, out int original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint>::groupshared_type target, uint value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint>::device_type target, uint value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedMax(__place<int64_t>::groupshared_type target, int64_t value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<int64_t>::device_type target, int64_t value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint64_t>::groupshared_type target, uint64_t value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint64_t>::device_type target, uint64_t value) {
  (void)__atomic_fetch_max(__builtin_addressof(target), value, 0);
}
inline void InterlockedMax(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_fetch_max(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedMax(__operand target, __operand value);
void InterlockedMax(__operand target, __operand value, __operand original);

// Replaces target.
inline void InterlockedExchange(__place<int>::groupshared_type target, int value, out int original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<int>::device_type target, int value, out int original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<uint>::groupshared_type target, uint value, out uint original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<uint>::device_type target, uint value, out uint original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<float>::groupshared_type target, float value, out float original) {
  original = __builtin_bit_cast(float, __atomic_exchange_n((__place<uint>::groupshared_pointer)__builtin_addressof(target), __builtin_bit_cast(uint, value), 0));
}
inline void InterlockedExchange(__place<float>::device_type target, float value, out float original) {
  original = __builtin_bit_cast(float, __atomic_exchange_n((__place<uint>::device_pointer)__builtin_addressof(target), __builtin_bit_cast(uint, value), 0));
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedExchange(__place<int64_t>::groupshared_type target, int64_t value, out int64_t original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<int64_t>::device_type target, int64_t value, out int64_t original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<uint64_t>::groupshared_type target, uint64_t value, out uint64_t original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
inline void InterlockedExchange(__place<uint64_t>::device_type target, uint64_t value, out uint64_t original) {
  original = __atomic_exchange_n(__builtin_addressof(target), value, 0);
}
#endif
void InterlockedExchange(__operand target, __operand value, __operand original);

// Replaces target if it equals expected.
inline void InterlockedCompareExchange(__place<int>::groupshared_type target, int expected, int value, out int original) {
  int old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
inline void InterlockedCompareExchange(__place<int>::device_type target, int expected, int value, out int original) {
  int old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
inline void InterlockedCompareExchange(__place<uint>::groupshared_type target, uint expected, uint value, out uint original) {
  uint old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
inline void InterlockedCompareExchange(__place<uint>::device_type target, uint expected, uint value, out uint original) {
  uint old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedCompareExchange(__place<int64_t>::groupshared_type target, int64_t expected, int64_t value, out int64_t original) {
  int64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
inline void InterlockedCompareExchange(__place<int64_t>::device_type target, int64_t expected, int64_t value, out int64_t original) {
  int64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
inline void InterlockedCompareExchange(__place<uint64_t>::groupshared_type target, uint64_t expected, uint64_t value, out uint64_t original) {
  uint64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
inline void InterlockedCompareExchange(__place<uint64_t>::device_type target, uint64_t expected, uint64_t value, out uint64_t original) {
  uint64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
  original = old;
}
#endif
void InterlockedCompareExchange(__operand target, __operand expected, __operand value, __operand original);

// Replaces target if it equals expected.
inline void InterlockedCompareStore(__place<int>::groupshared_type target, int expected, int value) {
  int old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
inline void InterlockedCompareStore(__place<int>::device_type target, int expected, int value) {
  int old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
inline void InterlockedCompareStore(__place<uint>::groupshared_type target, uint expected, uint value) {
  uint old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
inline void InterlockedCompareStore(__place<uint>::device_type target, uint expected, uint value) {
  uint old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
inline void InterlockedCompareStore(__place<int64_t>::groupshared_type target, int64_t expected, int64_t value) {
  int64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
inline void InterlockedCompareStore(__place<int64_t>::device_type target, int64_t expected, int64_t value) {
  int64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
inline void InterlockedCompareStore(__place<uint64_t>::groupshared_type target, uint64_t expected, uint64_t value) {
  uint64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
inline void InterlockedCompareStore(__place<uint64_t>::device_type target, uint64_t expected, uint64_t value) {
  uint64_t old = expected;
  (void)__atomic_compare_exchange_n(__builtin_addressof(target), __builtin_addressof(old), value, 0, 0, 0);
}
#endif
void InterlockedCompareStore(__operand target, __operand expected, __operand value);

// Replaces target if its bits equal expected's.
inline void InterlockedCompareExchangeFloatBitwise(__place<float>::groupshared_type target, float expected, float value, out float original) {
  uint old = __builtin_bit_cast(uint, expected);
  (void)__atomic_compare_exchange_n((__place<uint>::groupshared_pointer)__builtin_addressof(target), __builtin_addressof(old), __builtin_bit_cast(uint, value), 0, 0, 0);
  original = __builtin_bit_cast(float, old);
}
inline void InterlockedCompareExchangeFloatBitwise(__place<float>::device_type target, float expected, float value, out float original) {
  uint old = __builtin_bit_cast(uint, expected);
  (void)__atomic_compare_exchange_n((__place<uint>::device_pointer)__builtin_addressof(target), __builtin_addressof(old), __builtin_bit_cast(uint, value), 0, 0, 0);
  original = __builtin_bit_cast(float, old);
}
void InterlockedCompareExchangeFloatBitwise(__operand target, __operand expected, __operand value, __operand original);

// Replaces target if its bits equal expected's.
inline void InterlockedCompareStoreFloatBitwise(__place<float>::groupshared_type target, float expected, float value) {
  uint old = __builtin_bit_cast(uint, expected);
  (void)__atomic_compare_exchange_n((__place<uint>::groupshared_pointer)__builtin_addressof(target), __builtin_addressof(old), __builtin_bit_cast(uint, value), 0, 0, 0);
}
inline void InterlockedCompareStoreFloatBitwise(__place<float>::device_type target, float expected, float value) {
  uint old = __builtin_bit_cast(uint, expected);
  (void)__atomic_compare_exchange_n((__place<uint>::device_pointer)__builtin_addressof(target), __builtin_addressof(old), __builtin_bit_cast(uint, value), 0, 0, 0);
}
void InterlockedCompareStoreFloatBitwise(__operand target, __operand expected, __operand value);

//===-- Pixels ------------------------------------------------------------===//

// Discards the pixel if an element is negative.
template <typename __T> __HLSL_BUILTIN(__builtin_hlsl_elementwise_clip) 
typename __enable<sizeof(__in_t<__Float32, __T>) != 0, void>::type clip(__T x);
__HLSL_CONVERT1(__Float32, __void_t, clip, x)

// Whether this lane exists for the derivatives of its quad only.
inline bool IsHelperLane() {
  return (bool)__dxil::isHelperLane();
}

// Number of samples of the render target.
inline uint GetRenderTargetSampleCount() {
  return (uint)__dxil::renderTargetGetSampleCount();
}

// Place of a sample in its pixel.
inline vector<float, 2> GetRenderTargetSamplePosition(int sample) {
  return (vector<float, 2>)__dxil::renderTargetGetSamplePosition(sample);
}

// An input at an offset from the pixel's centre, in sixteenths of a pixel.
float __evalSnapped(float value, int x, int y) __asm__("dxil.attribute.evalSnapped.f32") __attribute__((const));
inline float EvaluateAttributeSnapped(float value, vector<int, 2> offset) { return __evalSnapped(value, offset.x, offset.y); }
inline vector<float, 2> EvaluateAttributeSnapped(vector<float, 2> value, vector<int, 2> offset) {
  vector<float, 2> result = {__evalSnapped(value[0], offset.x, offset.y), __evalSnapped(value[1], offset.x, offset.y)};
  return result;
}
inline vector<float, 3> EvaluateAttributeSnapped(vector<float, 3> value, vector<int, 2> offset) {
  vector<float, 3> result = {__evalSnapped(value[0], offset.x, offset.y), __evalSnapped(value[1], offset.x, offset.y), __evalSnapped(value[2], offset.x, offset.y)};
  return result;
}
inline vector<float, 4> EvaluateAttributeSnapped(vector<float, 4> value, vector<int, 2> offset) {
  vector<float, 4> result = {__evalSnapped(value[0], offset.x, offset.y), __evalSnapped(value[1], offset.x, offset.y), __evalSnapped(value[2], offset.x, offset.y), __evalSnapped(value[3], offset.x, offset.y)};
  return result;
}
#ifdef __HLSL_ENABLE_16_BIT
half __evalSnapped(half value, int x, int y) __asm__("dxil.attribute.evalSnapped.f16") __attribute__((const));
inline half EvaluateAttributeSnapped(half value, vector<int, 2> offset) { return __evalSnapped(value, offset.x, offset.y); }
inline vector<half, 2> EvaluateAttributeSnapped(vector<half, 2> value, vector<int, 2> offset) {
  vector<half, 2> result = {__evalSnapped(value[0], offset.x, offset.y), __evalSnapped(value[1], offset.x, offset.y)};
  return result;
}
inline vector<half, 3> EvaluateAttributeSnapped(vector<half, 3> value, vector<int, 2> offset) {
  vector<half, 3> result = {__evalSnapped(value[0], offset.x, offset.y), __evalSnapped(value[1], offset.x, offset.y), __evalSnapped(value[2], offset.x, offset.y)};
  return result;
}
inline vector<half, 4> EvaluateAttributeSnapped(vector<half, 4> value, vector<int, 2> offset) {
  vector<half, 4> result = {__evalSnapped(value[0], offset.x, offset.y), __evalSnapped(value[1], offset.x, offset.y), __evalSnapped(value[2], offset.x, offset.y), __evalSnapped(value[3], offset.x, offset.y)};
  return result;
}
#endif

// An input at the place of a sample.
float __evalSampleIndex(float value, uint index) __asm__("dxil.attribute.evalSampleIndex.f32") __attribute__((const));
inline float EvaluateAttributeAtSample(float value, uint index) { return __evalSampleIndex(value, index); }
inline vector<float, 2> EvaluateAttributeAtSample(vector<float, 2> value, uint index) {
  vector<float, 2> result = {__evalSampleIndex(value[0], index), __evalSampleIndex(value[1], index)};
  return result;
}
inline vector<float, 3> EvaluateAttributeAtSample(vector<float, 3> value, uint index) {
  vector<float, 3> result = {__evalSampleIndex(value[0], index), __evalSampleIndex(value[1], index), __evalSampleIndex(value[2], index)};
  return result;
}
inline vector<float, 4> EvaluateAttributeAtSample(vector<float, 4> value, uint index) {
  vector<float, 4> result = {__evalSampleIndex(value[0], index), __evalSampleIndex(value[1], index), __evalSampleIndex(value[2], index), __evalSampleIndex(value[3], index)};
  return result;
}
#ifdef __HLSL_ENABLE_16_BIT
half __evalSampleIndex(half value, uint index) __asm__("dxil.attribute.evalSampleIndex.f16") __attribute__((const));
inline half EvaluateAttributeAtSample(half value, uint index) { return __evalSampleIndex(value, index); }
inline vector<half, 2> EvaluateAttributeAtSample(vector<half, 2> value, uint index) {
  vector<half, 2> result = {__evalSampleIndex(value[0], index), __evalSampleIndex(value[1], index)};
  return result;
}
inline vector<half, 3> EvaluateAttributeAtSample(vector<half, 3> value, uint index) {
  vector<half, 3> result = {__evalSampleIndex(value[0], index), __evalSampleIndex(value[1], index), __evalSampleIndex(value[2], index)};
  return result;
}
inline vector<half, 4> EvaluateAttributeAtSample(vector<half, 4> value, uint index) {
  vector<half, 4> result = {__evalSampleIndex(value[0], index), __evalSampleIndex(value[1], index), __evalSampleIndex(value[2], index), __evalSampleIndex(value[3], index)};
  return result;
}
#endif

// An input at a place within the primitive.
float __evalCentroid(float value) __asm__("dxil.attribute.evalCentroid.f32") __attribute__((const));
inline float EvaluateAttributeCentroid(float value) { return __evalCentroid(value); }
inline vector<float, 2> EvaluateAttributeCentroid(vector<float, 2> value) {
  vector<float, 2> result = {__evalCentroid(value[0]), __evalCentroid(value[1])};
  return result;
}
inline vector<float, 3> EvaluateAttributeCentroid(vector<float, 3> value) {
  vector<float, 3> result = {__evalCentroid(value[0]), __evalCentroid(value[1]), __evalCentroid(value[2])};
  return result;
}
inline vector<float, 4> EvaluateAttributeCentroid(vector<float, 4> value) {
  vector<float, 4> result = {__evalCentroid(value[0]), __evalCentroid(value[1]), __evalCentroid(value[2]), __evalCentroid(value[3])};
  return result;
}
#ifdef __HLSL_ENABLE_16_BIT
half __evalCentroid(half value) __asm__("dxil.attribute.evalCentroid.f16") __attribute__((const));
inline half EvaluateAttributeCentroid(half value) { return __evalCentroid(value); }
inline vector<half, 2> EvaluateAttributeCentroid(vector<half, 2> value) {
  vector<half, 2> result = {__evalCentroid(value[0]), __evalCentroid(value[1])};
  return result;
}
inline vector<half, 3> EvaluateAttributeCentroid(vector<half, 3> value) {
  vector<half, 3> result = {__evalCentroid(value[0]), __evalCentroid(value[1]), __evalCentroid(value[2])};
  return result;
}
inline vector<half, 4> EvaluateAttributeCentroid(vector<half, 4> value) {
  vector<half, 4> result = {__evalCentroid(value[0]), __evalCentroid(value[1]), __evalCentroid(value[2]), __evalCentroid(value[3])};
  return result;
}
#endif

// An input as a vertex of the primitive has it.
float __attributeAtVertex(float value, __i8 vertex) __asm__("dxil.attribute.attributeAtVertex.f32") __attribute__((const));
inline float GetAttributeAtVertex(float value, uint vertex) { return __attributeAtVertex(value, (__i8)vertex); }
inline vector<float, 2> GetAttributeAtVertex(vector<float, 2> value, uint vertex) {
  vector<float, 2> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex)};
  return result;
}
inline vector<float, 3> GetAttributeAtVertex(vector<float, 3> value, uint vertex) {
  vector<float, 3> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex)};
  return result;
}
inline vector<float, 4> GetAttributeAtVertex(vector<float, 4> value, uint vertex) {
  vector<float, 4> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex), __attributeAtVertex(value[3], (__i8)vertex)};
  return result;
}
int __attributeAtVertex(int value, __i8 vertex) __asm__("dxil.attribute.attributeAtVertex.i32") __attribute__((const));
inline int GetAttributeAtVertex(int value, uint vertex) { return __attributeAtVertex(value, (__i8)vertex); }
inline vector<int, 2> GetAttributeAtVertex(vector<int, 2> value, uint vertex) {
  vector<int, 2> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex)};
  return result;
}
inline vector<int, 3> GetAttributeAtVertex(vector<int, 3> value, uint vertex) {
  vector<int, 3> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex)};
  return result;
}
inline vector<int, 4> GetAttributeAtVertex(vector<int, 4> value, uint vertex) {
  vector<int, 4> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex), __attributeAtVertex(value[3], (__i8)vertex)};
  return result;
}
uint __attributeAtVertex(uint value, __i8 vertex) __asm__("dxil.attribute.attributeAtVertex.i32") __attribute__((const));
inline uint GetAttributeAtVertex(uint value, uint vertex) { return __attributeAtVertex(value, (__i8)vertex); }
inline vector<uint, 2> GetAttributeAtVertex(vector<uint, 2> value, uint vertex) {
  vector<uint, 2> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex)};
  return result;
}
inline vector<uint, 3> GetAttributeAtVertex(vector<uint, 3> value, uint vertex) {
  vector<uint, 3> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex)};
  return result;
}
inline vector<uint, 4> GetAttributeAtVertex(vector<uint, 4> value, uint vertex) {
  vector<uint, 4> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex), __attributeAtVertex(value[3], (__i8)vertex)};
  return result;
}
#ifdef __HLSL_ENABLE_16_BIT
half __attributeAtVertex(half value, __i8 vertex) __asm__("dxil.attribute.attributeAtVertex.f16") __attribute__((const));
inline half GetAttributeAtVertex(half value, uint vertex) { return __attributeAtVertex(value, (__i8)vertex); }
inline vector<half, 2> GetAttributeAtVertex(vector<half, 2> value, uint vertex) {
  vector<half, 2> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex)};
  return result;
}
inline vector<half, 3> GetAttributeAtVertex(vector<half, 3> value, uint vertex) {
  vector<half, 3> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex)};
  return result;
}
inline vector<half, 4> GetAttributeAtVertex(vector<half, 4> value, uint vertex) {
  vector<half, 4> result = {__attributeAtVertex(value[0], (__i8)vertex), __attributeAtVertex(value[1], (__i8)vertex), __attributeAtVertex(value[2], (__i8)vertex), __attributeAtVertex(value[3], (__i8)vertex)};
  return result;
}
#endif

//===-- Resources ---------------------------------------------------------===//

// Marks an index that may differ between lanes.
__HLSL_BUILTIN(__builtin_hlsl_resource_nonuniformindex) uint NonUniformResourceIndex(uint index);

// Whether all that a load touched was resident.
inline bool CheckAccessFullyMapped(uint status) {
  return (bool)__dxil::checkAccessFullyMapped(status);
}

//===-- Mesh shaders ------------------------------------------------------===//

// How many vertices and primitives the group writes.
inline __HLSL_WARN_BEFORE(6, 5, "SetMeshOutputCounts") void SetMeshOutputCounts(uint vertexCount, uint primitiveCount) {
  __dxil::setMeshOutputCounts(vertexCount, primitiveCount);
}

//===-- Tessellation factors ----------------------------------------------===//

// Factors of isolines: how finely they are divided, and how many there are.
#define __partitioningUndefined 0
#define __partitioningInteger 1
#define __partitioningPow2 2
#define __partitioningFractionalOdd 3
#define __partitioningFractionalEven 4
#define __greatest_factor 64.0f

#define __fold_average 0
#define __fold_max 1
#define __fold_min 2
// The number of the hull shader's partitioning; the back end puts it in.
uint __dxil_partitioning();
inline bool __is_fractional_odd() { return __dxil_partitioning() == __partitioningFractionalOdd; }
template <typename __T> inline __T __clamp_factors(__T x) {
  uint partitioning = __dxil_partitioning();
  return __builtin_elementwise_min(__builtin_elementwise_max(x, (__T)(partitioning == __partitioningFractionalEven ? 2.0f : 1.0f)),
                                   (__T)(__greatest_factor - (__is_fractional_odd() ? 1.0f : 0.0f)));
}
inline float __round_factor(float x) {
  uint partitioning = __dxil_partitioning();
  return partitioning == __partitioningInteger ? __builtin_elementwise_ceil(x)
         : partitioning == __partitioningPow2 ? asfloat((asuint(x) + 0x7fffffu) & 0x7f800000u) : x;
}
template <int __N> inline vector<float, __N> __round_factor(vector<float, __N> x) {
  vector<float, __N> result = x;
  for (int i = 0; i < __N; ++i)
    result[i] = __round_factor(x[i]);
  return result;
}
template <typename __T> inline __T __fold(int how, __T a, __T b) {
  return how == __fold_max ? __builtin_elementwise_max(a, b)
         : how == __fold_min ? __builtin_elementwise_min(a, b) : a + b;
}
struct __fold_triangle {
  static float of(int how, vector<float, 3> e) {
    return __fold(how, __fold(how, e.x, e.y), e.z) * (how == __fold_average ? 1.0f / 3.0f : 1.0f);
  }
};
struct __fold_quad {
  static float of(int how, vector<float, 4> e) {
    return __fold(how, __fold(how, e.x, e.y), __fold(how, e.z, e.w)) * (how == __fold_average ? 0.25f : 1.0f);
  }
};
struct __fold_axes {
  static vector<float, 2> of(int how, vector<float, 4> e) {
    return __fold(how, e.xz, e.yw) * (how == __fold_average ? 0.5f : 1.0f);
  }
};
// Where the axes of a quad differ, one below three takes the greater of both, up to three.
inline void __even_axes(inout float unrounded, inout float rounded) {}
inline void __even_axes(inout vector<float, 2> unrounded, inout vector<float, 2> rounded) {
  float a = __builtin_elementwise_min(__builtin_elementwise_max(unrounded.x, unrounded.y), 3.0f);
  float b = __builtin_elementwise_min(__builtin_elementwise_max(rounded.x, rounded.y), 3.0f);
  rounded = vector<float, 2>(unrounded.x < 3.0f ? b : rounded.x, unrounded.y < 3.0f ? b : rounded.y);
  unrounded = vector<float, 2>(unrounded.x < 3.0f ? a : unrounded.x, unrounded.y < 3.0f ? a : unrounded.y);
}
inline float __below_three(float x, float small, float other) { return x < 3.0f ? small : other; }
inline vector<float, 2> __below_three(vector<float, 2> x, vector<float, 2> small, vector<float, 2> other) {
  return vector<float, 2>(x.x < 3.0f ? small.x : other.x, x.y < 3.0f ? small.y : other.y);
}
template <typename Fold, typename __E, typename __I>
inline void __process_factors(int how, __E raw, __I scale, out __E edges, out __I rounded, out __I unrounded) {
  edges = __round_factor(__clamp_factors(raw));
  __E atLeastOne = __builtin_elementwise_max(raw, (__E)1.0f);
  __I inside = Fold::of(how, atLeastOne);
  unrounded = __clamp_factors(inside * __builtin_elementwise_min(__builtin_elementwise_max(scale, (__I)0.0f), (__I)1.0f));
  rounded = __round_factor(unrounded);
  if (__is_fractional_odd()) {
    // A scaled factor below three is the unscaled one, up to three.
    __I whole = Fold::of(how == __fold_max ? __fold_max : __fold_average, atLeastOne);
    __I small = __builtin_elementwise_min(__clamp_factors(whole), (__I)3.0f);
    __I scaled = rounded;
    rounded = __below_three(scaled, small, rounded);
    unrounded = __below_three(scaled, small, unrounded);
    __even_axes(unrounded, rounded);
  }
}
inline void ProcessIsolineTessFactors(float rawDetail, float rawDensity, out float detail, out float density) {
  detail = __round_factor(__clamp_factors(rawDetail));
  density = __round_factor(__clamp_factors(rawDensity));
}

// Factors of a triangle: inside the mean of the edges, scaled.
inline void ProcessTriTessFactorsAvg(vector<float, 3> rawEdges, float insideScale,
    out vector<float, 3> edges, out float inside, out float unroundedInside) {
  __process_factors<__fold_triangle>(__fold_average, rawEdges, insideScale, edges, inside, unroundedInside);
}

// Factors of a triangle: inside the greatest of the edges, scaled.
inline void ProcessTriTessFactorsMax(vector<float, 3> rawEdges, float insideScale,
    out vector<float, 3> edges, out float inside, out float unroundedInside) {
  __process_factors<__fold_triangle>(__fold_max, rawEdges, insideScale, edges, inside, unroundedInside);
}

// Factors of a triangle: inside the least of the edges, scaled.
inline void ProcessTriTessFactorsMin(vector<float, 3> rawEdges, float insideScale,
    out vector<float, 3> edges, out float inside, out float unroundedInside) {
  __process_factors<__fold_triangle>(__fold_min, rawEdges, insideScale, edges, inside, unroundedInside);
}

// Factors of a quad: both inside the mean of the edges, scaled.
inline void ProcessQuadTessFactorsAvg(vector<float, 4> rawEdges, float insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  float rounded, unrounded;
  __process_factors<__fold_quad>(__fold_average, rawEdges, insideScale, edges, rounded, unrounded);
  inside = rounded;
  unroundedInside = unrounded;
}

// Factors of a quad: both inside the greatest of the edges, scaled.
inline void ProcessQuadTessFactorsMax(vector<float, 4> rawEdges, float insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  float rounded, unrounded;
  __process_factors<__fold_quad>(__fold_max, rawEdges, insideScale, edges, rounded, unrounded);
  inside = rounded;
  unroundedInside = unrounded;
}

// Factors of a quad: both inside the least of the edges, scaled.
inline void ProcessQuadTessFactorsMin(vector<float, 4> rawEdges, float insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  float rounded, unrounded;
  __process_factors<__fold_quad>(__fold_min, rawEdges, insideScale, edges, rounded, unrounded);
  inside = rounded;
  unroundedInside = unrounded;
}

// Factors of a quad: inside, along each axis, the mean of the axis' two edges, scaled.
inline void Process2DQuadTessFactorsAvg(vector<float, 4> rawEdges, vector<float, 2> insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  __process_factors<__fold_axes>(__fold_average, rawEdges, insideScale, edges, inside, unroundedInside);
}

// Factors of a quad: inside, along each axis, the greater of the axis' two edges, scaled.
inline void Process2DQuadTessFactorsMax(vector<float, 4> rawEdges, vector<float, 2> insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  __process_factors<__fold_axes>(__fold_max, rawEdges, insideScale, edges, inside, unroundedInside);
}

// Factors of a quad: inside, along each axis, the lesser of the axis' two edges, scaled.
inline void Process2DQuadTessFactorsMin(vector<float, 4> rawEdges, vector<float, 2> insideScale,
    out vector<float, 4> edges, out vector<float, 2> inside, out vector<float, 2> unroundedInside) {
  __process_factors<__fold_axes>(__fold_min, rawEdges, insideScale, edges, inside, unroundedInside);
}

//===-- Resources -------------------------------------------------------===//

#pragma push_macro("SRV")
#pragma push_macro("UAV")
#undef SRV
#undef UAV
#define __HLSL_RESOURCE(__CLASS)                                                                      \
  __CLASS() { __handle = __builtin_hlsl_resource_uninitializedhandle(__handle); }                    \
  __CLASS(typename __other_object<__CLASS>::type other) { __handle = other.__handle; }                 \
  void operator=(typename __other_object<__CLASS>::type other) { __handle = other.__handle; }        \
  static __CLASS __createFromBinding(unsigned place, unsigned space, int range, unsigned index,      \
                                   __name name) {                                                  \
    __CLASS made;                                                                                    \
    made.__handle = __builtin_hlsl_resource_handlefrombinding(made.__handle, place, space, range,  \
                                                              index, name);                        \
    return made;                                                                                   \
  }                                                                                                \
  static __CLASS __createFromImplicitBinding(unsigned order, unsigned space, int range,              \
                                           unsigned index, __name name) {                          \
    __CLASS made;                                                                                    \
    made.__handle = __builtin_hlsl_resource_handlefromimplicitbinding(made.__handle, order, space, \
                                                                      range, index, name);         \
    return made;                                                                                   \
  }
#define __HLSL_HANDLE(__HANDLE) ((__handle_pointer)__builtin_hlsl_resource_getpointer(__HANDLE, 0u))
#define __HLSL_MEMORY(__TYPE, __INDEX)                                                                  \
  (((typename __memory<__TYPE>::pointer)__builtin_hlsl_resource_getpointer(__handle, __INDEX))[0])

// What a texture or sampler is, for the back end, which reads the sizes: clang has neither. Flags
// are 1 for signed elements and 2 for the order of primitives, or a sampler's mode.
template <typename __T, int Kind, int Flags, int Samples> struct __resource_tag {
  __T element;
  int kind[Kind];
  int flags[Flags + 1];
  int samples[Samples + 1];
};
// The place of a texel in a texture's memory, which getpointer takes as an index.
uint __texel(uint x, uint y, uint z) __asm__("dxil.texel") __attribute__((const));
uint __texel(uint x, uint y, uint z, uint sample) __asm__("dxil.texel.sample")
    __attribute__((const));
// One of the parts of a texture that `.mips` or `.sample` names, and all of them.
template <typename Texture, typename __V, typename Place> struct __part {
  Texture texture;
  uint number;
  __V operator[](Place place) { return texture.__at(place, number); }
};
template <typename Texture, typename __V, typename Place> struct __parts {
  Texture texture;
  __part<Texture, __V, Place> operator[](uint number) {
    __part<Texture, __V, Place> made;
    made.texture = texture;
    made.number = number;
    return made;
  }
};
// An operand that is not given.
uint __none_int() __asm__("dxil.none.i32") __attribute__((const));
float __none_float() __asm__("dxil.none.f32") __attribute__((const));
// Loads give four elements, and their status through a last argument.
template <typename __T> struct __resource_ops;

#ifdef __HLSL_ENABLE_16_BIT
template <> struct __resource_ops<int16_t> {
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int16_t4 sample(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp) __asm__("dxil.sample.i16") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int16_t4 sample_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp, out uint status) __asm__("dxil.sample.i16.status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int16_t4 sampleBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp) __asm__("dxil.sampleBias.i16") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int16_t4 sampleBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp, out uint status) __asm__("dxil.sampleBias.i16.status");
  static int16_t4 sampleLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod) __asm__("dxil.sampleLevel.i16") __attribute__((pure));
  static int16_t4 sampleLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod, out uint status) __asm__("dxil.sampleLevel.i16.status");
  static int16_t4 sampleGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleGrad.i16") __attribute__((pure));
  static int16_t4 sampleGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleGrad.i16.status");
  static int16_t4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.i16") __attribute__((pure));
  static int16_t4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.i16.status");
  static int16_t4 bufferLoad(__handle_pointer srv, uint index, uint wot) __asm__("dxil.bufferLoad.i16") __attribute__((pure));
  static int16_t4 bufferLoad_status(__handle_pointer srv, uint index, uint wot, out uint status) __asm__("dxil.bufferLoad.i16.status");
  static int16_t4 textureGather(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel) __asm__("dxil.textureGather.i16") __attribute__((pure));
  static int16_t4 textureGather_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, out uint status) __asm__("dxil.textureGather.i16.status");
  static int16_t4 textureGatherCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue) __asm__("dxil.textureGatherCmp.i16") __attribute__((pure));
  static int16_t4 textureGatherCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue, out uint status) __asm__("dxil.textureGatherCmp.i16.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.2) static int16_t4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.i16") __attribute__((pure));
  __HLSL_SINCE(6.2) static int16_t4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.i16.status");
  __HLSL_SINCE(6.7) static int16_t4 textureGatherRaw(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1) __asm__("dxil.textureGatherRaw.i16") __attribute__((pure));
  __HLSL_SINCE(6.7) static int16_t4 textureGatherRaw_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, out uint status) __asm__("dxil.textureGatherRaw.i16.status");
};
#endif
#ifdef __HLSL_ENABLE_16_BIT
template <> struct __resource_ops<uint16_t> {
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint16_t4 sample(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp) __asm__("dxil.sample.i16") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint16_t4 sample_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp, out uint status) __asm__("dxil.sample.i16.status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint16_t4 sampleBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp) __asm__("dxil.sampleBias.i16") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint16_t4 sampleBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp, out uint status) __asm__("dxil.sampleBias.i16.status");
  static uint16_t4 sampleLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod) __asm__("dxil.sampleLevel.i16") __attribute__((pure));
  static uint16_t4 sampleLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod, out uint status) __asm__("dxil.sampleLevel.i16.status");
  static uint16_t4 sampleGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleGrad.i16") __attribute__((pure));
  static uint16_t4 sampleGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleGrad.i16.status");
  static uint16_t4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.i16") __attribute__((pure));
  static uint16_t4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.i16.status");
  static uint16_t4 bufferLoad(__handle_pointer srv, uint index, uint wot) __asm__("dxil.bufferLoad.i16") __attribute__((pure));
  static uint16_t4 bufferLoad_status(__handle_pointer srv, uint index, uint wot, out uint status) __asm__("dxil.bufferLoad.i16.status");
  static uint16_t4 textureGather(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel) __asm__("dxil.textureGather.i16") __attribute__((pure));
  static uint16_t4 textureGather_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, out uint status) __asm__("dxil.textureGather.i16.status");
  static uint16_t4 textureGatherCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue) __asm__("dxil.textureGatherCmp.i16") __attribute__((pure));
  static uint16_t4 textureGatherCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue, out uint status) __asm__("dxil.textureGatherCmp.i16.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.2) static uint16_t4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.i16") __attribute__((pure));
  __HLSL_SINCE(6.2) static uint16_t4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.i16.status");
  __HLSL_SINCE(6.7) static uint16_t4 textureGatherRaw(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1) __asm__("dxil.textureGatherRaw.i16") __attribute__((pure));
  __HLSL_SINCE(6.7) static uint16_t4 textureGatherRaw_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, out uint status) __asm__("dxil.textureGatherRaw.i16.status");
};
#endif
template <> struct __resource_ops<int> {
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int4 sample(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp) __asm__("dxil.sample.i32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int4 sample_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp, out uint status) __asm__("dxil.sample.i32.status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int4 sampleBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp) __asm__("dxil.sampleBias.i32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static int4 sampleBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp, out uint status) __asm__("dxil.sampleBias.i32.status");
  static int4 sampleLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod) __asm__("dxil.sampleLevel.i32") __attribute__((pure));
  static int4 sampleLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod, out uint status) __asm__("dxil.sampleLevel.i32.status");
  static int4 sampleGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleGrad.i32") __attribute__((pure));
  static int4 sampleGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleGrad.i32.status");
  static int4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.i32") __attribute__((pure));
  static int4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.i32.status");
  static int4 bufferLoad(__handle_pointer srv, uint index, uint wot) __asm__("dxil.bufferLoad.i32") __attribute__((pure));
  static int4 bufferLoad_status(__handle_pointer srv, uint index, uint wot, out uint status) __asm__("dxil.bufferLoad.i32.status");
  static int4 textureGather(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel) __asm__("dxil.textureGather.i32") __attribute__((pure));
  static int4 textureGather_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, out uint status) __asm__("dxil.textureGather.i32.status");
  static int4 textureGatherCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue) __asm__("dxil.textureGatherCmp.i32") __attribute__((pure));
  static int4 textureGatherCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue, out uint status) __asm__("dxil.textureGatherCmp.i32.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.2) static int4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.i32") __attribute__((pure));
  __HLSL_SINCE(6.2) static int4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.i32.status");
  __HLSL_SINCE(6.7) static int4 textureGatherRaw(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1) __asm__("dxil.textureGatherRaw.i32") __attribute__((pure));
  __HLSL_SINCE(6.7) static int4 textureGatherRaw_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, out uint status) __asm__("dxil.textureGatherRaw.i32.status");
};
template <> struct __resource_ops<uint> {
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint4 sample(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp) __asm__("dxil.sample.i32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint4 sample_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp, out uint status) __asm__("dxil.sample.i32.status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint4 sampleBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp) __asm__("dxil.sampleBias.i32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static uint4 sampleBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp, out uint status) __asm__("dxil.sampleBias.i32.status");
  static uint4 sampleLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod) __asm__("dxil.sampleLevel.i32") __attribute__((pure));
  static uint4 sampleLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod, out uint status) __asm__("dxil.sampleLevel.i32.status");
  static uint4 sampleGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleGrad.i32") __attribute__((pure));
  static uint4 sampleGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleGrad.i32.status");
  static uint4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.i32") __attribute__((pure));
  static uint4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.i32.status");
  static uint4 bufferLoad(__handle_pointer srv, uint index, uint wot) __asm__("dxil.bufferLoad.i32") __attribute__((pure));
  static uint4 bufferLoad_status(__handle_pointer srv, uint index, uint wot, out uint status) __asm__("dxil.bufferLoad.i32.status");
  static uint4 getDimensions(__handle_pointer handle, uint miplevel) __asm__("dxil.getDimensions") __attribute__((pure));
  static uint4 textureGather(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel) __asm__("dxil.textureGather.i32") __attribute__((pure));
  static uint4 textureGather_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, out uint status) __asm__("dxil.textureGather.i32.status");
  static uint4 textureGatherCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue) __asm__("dxil.textureGatherCmp.i32") __attribute__((pure));
  static uint4 textureGatherCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue, out uint status) __asm__("dxil.textureGatherCmp.i32.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.2) static uint4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.i32") __attribute__((pure));
  __HLSL_SINCE(6.2) static uint4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.i32.status");
  __HLSL_SINCE(6.5) static void writeSamplerFeedback(__handle_pointer feedbacktex, __handle_pointer sampledtex, __handle_pointer sampler, float c0, float c1, float c2, float c3, float clamp) __asm__("dxil.writeSamplerFeedback");
  __HLSL_SINCE(6.5) static void writeSamplerFeedbackBias(__handle_pointer feedbacktex, __handle_pointer sampledtex, __handle_pointer sampler, float c0, float c1, float c2, float c3, float bias, float clamp) __asm__("dxil.writeSamplerFeedbackBias");
  __HLSL_SINCE(6.5) static void writeSamplerFeedbackLevel(__handle_pointer feedbacktex, __handle_pointer sampledtex, __handle_pointer sampler, float c0, float c1, float c2, float c3, float lod) __asm__("dxil.writeSamplerFeedbackLevel");
  __HLSL_SINCE(6.5) static void writeSamplerFeedbackGrad(__handle_pointer feedbacktex, __handle_pointer sampledtex, __handle_pointer sampler, float c0, float c1, float c2, float c3, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.writeSamplerFeedbackGrad");
  __HLSL_SINCE(6.5) static void rayQuery_TraceRayInline(uint rayqueryhandle, __handle_pointer accelerationstructure, uint rayflags, uint instanceinclusionmask, float origin_x, float origin_y, float origin_z, float tmin, float direction_x, float direction_y, float direction_z, float tmax) __asm__("dxil.rayQuery_TraceRayInline");
  __HLSL_SINCE(6.7) static uint4 textureGatherRaw(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1) __asm__("dxil.textureGatherRaw.i32") __attribute__((pure));
  __HLSL_SINCE(6.7) static uint4 textureGatherRaw_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, out uint status) __asm__("dxil.textureGatherRaw.i32.status");
};
template <> struct __resource_ops<int64_t> {
  static int64_t4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.i64") __attribute__((pure));
  static int64_t4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.i64.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.3) static int64_t4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.i64") __attribute__((pure));
  __HLSL_SINCE(6.3) static int64_t4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.i64.status");
  __HLSL_SINCE(6.7) static int64_t4 textureGatherRaw(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1) __asm__("dxil.textureGatherRaw.i64") __attribute__((pure));
  __HLSL_SINCE(6.7) static int64_t4 textureGatherRaw_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, out uint status) __asm__("dxil.textureGatherRaw.i64.status");
};
template <> struct __resource_ops<uint64_t> {
  static uint64_t4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.i64") __attribute__((pure));
  static uint64_t4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.i64.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.3) static uint64_t4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.i64") __attribute__((pure));
  __HLSL_SINCE(6.3) static uint64_t4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.i64.status");
  __HLSL_SINCE(6.7) static uint64_t4 textureGatherRaw(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1) __asm__("dxil.textureGatherRaw.i64") __attribute__((pure));
  __HLSL_SINCE(6.7) static uint64_t4 textureGatherRaw_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, out uint status) __asm__("dxil.textureGatherRaw.i64.status");
};
template <> struct __resource_ops<half> {
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static half4 sample(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp) __asm__("dxil.sample." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static half4 sample_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp, out uint status) __asm__("dxil.sample." __HLSL_HALF_SUFFIX ".status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static half4 sampleBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp) __asm__("dxil.sampleBias." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static half4 sampleBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp, out uint status) __asm__("dxil.sampleBias." __HLSL_HALF_SUFFIX ".status");
  static half4 sampleLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod) __asm__("dxil.sampleLevel." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 sampleLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod, out uint status) __asm__("dxil.sampleLevel." __HLSL_HALF_SUFFIX ".status");
  static half4 sampleGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleGrad." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 sampleGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleGrad." __HLSL_HALF_SUFFIX ".status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static half4 sampleCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float clamp) __asm__("dxil.sampleCmp." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static half4 sampleCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float clamp, out uint status) __asm__("dxil.sampleCmp." __HLSL_HALF_SUFFIX ".status");
  static half4 sampleCmpLevelZero(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue) __asm__("dxil.sampleCmpLevelZero." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 sampleCmpLevelZero_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, out uint status) __asm__("dxil.sampleCmpLevelZero." __HLSL_HALF_SUFFIX ".status");
  static half4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad." __HLSL_HALF_SUFFIX ".status");
  static half4 bufferLoad(__handle_pointer srv, uint index, uint wot) __asm__("dxil.bufferLoad." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 bufferLoad_status(__handle_pointer srv, uint index, uint wot, out uint status) __asm__("dxil.bufferLoad." __HLSL_HALF_SUFFIX ".status");
  static half4 textureGather(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel) __asm__("dxil.textureGather." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 textureGather_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, out uint status) __asm__("dxil.textureGather." __HLSL_HALF_SUFFIX ".status");
  static half4 textureGatherCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue) __asm__("dxil.textureGatherCmp." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  static half4 textureGatherCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue, out uint status) __asm__("dxil.textureGatherCmp." __HLSL_HALF_SUFFIX ".status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.2) static half4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE(6.2) static half4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad." __HLSL_HALF_SUFFIX ".status");
  __HLSL_SINCE(6.7) static half4 sampleCmpLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float lod) __asm__("dxil.sampleCmpLevel." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE(6.7) static half4 sampleCmpLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float lod, out uint status) __asm__("dxil.sampleCmpLevel." __HLSL_HALF_SUFFIX ".status");
  __HLSL_SINCE(6.8) static half4 sampleCmpGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleCmpGrad." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE(6.8) static half4 sampleCmpGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleCmpGrad." __HLSL_HALF_SUFFIX ".status");
  __HLSL_SINCE(6.8) static half4 sampleCmpBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float bias, float clamp) __asm__("dxil.sampleCmpBias." __HLSL_HALF_SUFFIX ) __attribute__((pure));
  __HLSL_SINCE(6.8) static half4 sampleCmpBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float bias, float clamp, out uint status) __asm__("dxil.sampleCmpBias." __HLSL_HALF_SUFFIX ".status");
};
template <> struct __resource_ops<float> {
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float4 sample(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp) __asm__("dxil.sample.f32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float4 sample_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float clamp, out uint status) __asm__("dxil.sample.f32.status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float4 sampleBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp) __asm__("dxil.sampleBias.f32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float4 sampleBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float bias, float clamp, out uint status) __asm__("dxil.sampleBias.f32.status");
  static float4 sampleLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod) __asm__("dxil.sampleLevel.f32") __attribute__((pure));
  static float4 sampleLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float lod, out uint status) __asm__("dxil.sampleLevel.f32.status");
  static float4 sampleGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleGrad.f32") __attribute__((pure));
  static float4 sampleGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleGrad.f32.status");
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float4 sampleCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float clamp) __asm__("dxil.sampleCmp.f32") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float4 sampleCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float clamp, out uint status) __asm__("dxil.sampleCmp.f32.status");
  static float4 sampleCmpLevelZero(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue) __asm__("dxil.sampleCmpLevelZero.f32") __attribute__((pure));
  static float4 sampleCmpLevelZero_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, out uint status) __asm__("dxil.sampleCmpLevelZero.f32.status");
  static float4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.f32") __attribute__((pure));
  static float4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.f32.status");
  static float4 bufferLoad(__handle_pointer srv, uint index, uint wot) __asm__("dxil.bufferLoad.f32") __attribute__((pure));
  static float4 bufferLoad_status(__handle_pointer srv, uint index, uint wot, out uint status) __asm__("dxil.bufferLoad.f32.status");
  static float4 textureGather(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel) __asm__("dxil.textureGather.f32") __attribute__((pure));
  static float4 textureGather_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, out uint status) __asm__("dxil.textureGather.f32.status");
  static float4 textureGatherCmp(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue) __asm__("dxil.textureGatherCmp.f32") __attribute__((pure));
  static float4 textureGatherCmp_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint channel, float comparevalue, out uint status) __asm__("dxil.textureGatherCmp.f32.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE_IN(6.0, pixel) __HLSL_SINCE_IN(6.6, compute) __HLSL_SINCE_IN(6.6, mesh) __HLSL_SINCE_IN(6.6, amplification) static float calculateLOD(__handle_pointer handle, __handle_pointer sampler, float coord0, float coord1, float coord2, bool clamped) __asm__("dxil.calculateLOD.f32") __attribute__((pure));
  __HLSL_SINCE(6.2) static float4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.f32") __attribute__((pure));
  __HLSL_SINCE(6.2) static float4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.f32.status");
  __HLSL_SINCE(6.7) static float4 sampleCmpLevel(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float lod) __asm__("dxil.sampleCmpLevel.f32") __attribute__((pure));
  __HLSL_SINCE(6.7) static float4 sampleCmpLevel_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float lod, out uint status) __asm__("dxil.sampleCmpLevel.f32.status");
  __HLSL_SINCE(6.8) static float4 sampleCmpGrad(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp) __asm__("dxil.sampleCmpGrad.f32") __attribute__((pure));
  __HLSL_SINCE(6.8) static float4 sampleCmpGrad_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp, out uint status) __asm__("dxil.sampleCmpGrad.f32.status");
  __HLSL_SINCE(6.8) static float4 sampleCmpBias(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float bias, float clamp) __asm__("dxil.sampleCmpBias.f32") __attribute__((pure));
  __HLSL_SINCE(6.8) static float4 sampleCmpBias_status(__handle_pointer srv, __handle_pointer sampler, float coord0, float coord1, float coord2, float coord3, uint offset0, uint offset1, uint offset2, float comparevalue, float bias, float clamp, out uint status) __asm__("dxil.sampleCmpBias.f32.status");
};
template <> struct __resource_ops<double> {
  static double4 textureLoad(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2) __asm__("dxil.textureLoad.f64") __attribute__((pure));
  static double4 textureLoad_status(__handle_pointer srv, uint miplevelorsamplecount, uint coord0, uint coord1, uint coord2, uint offset0, uint offset1, uint offset2, out uint status) __asm__("dxil.textureLoad.f64.status");
  static float2 texture2DMSGetSamplePosition(__handle_pointer srv, uint index) __asm__("dxil.texture2DMSGetSamplePosition") __attribute__((pure));
  __HLSL_SINCE(6.3) static double4 rawBufferLoad(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment) __asm__("dxil.rawBufferLoad.f64") __attribute__((pure));
  __HLSL_SINCE(6.3) static double4 rawBufferLoad_status(__handle_pointer srv, uint index, uint elementoffset, __i8 mask, uint alignment, out uint status) __asm__("dxil.rawBufferLoad.f64.status");
};

// What the methods of byte-address buffers are declared with.
// The integer that an atomic on a value of type T works on.
template <int Bits, bool Unsigned> struct __word { using type = int; };
template <> struct __word<32, true> { using type = uint; };
template <> struct __word<64, false> { using type = int64_t; };
template <> struct __word<64, true> { using type = uint64_t; };
template <typename __T, int Bits> using __word_t = typename __word<Bits, __value<__T>::sign>::type;

inline uint4 __byte_load(__handle_pointer buffer, uint offset, uint mask, out uint status) {
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 2
  return __resource_ops<uint>::rawBufferLoad_status(buffer, offset, __none_int(), (__i8)mask, 4,
                                                    status);
#else
  return __resource_ops<uint>::bufferLoad_status(buffer, offset, __none_int(), status);
#endif
}
#define __HLSL_BYTE_LOADS                                                                          \
  template <typename __T> __T Load(uint offset) const { return __HLSL_MEMORY(__T, offset); }             \
  uint Load(uint offset) const { return __HLSL_MEMORY(uint, offset); }                             \
  uint2 Load2(uint offset) const { return __HLSL_MEMORY(uint2, offset); }                          \
  uint3 Load3(uint offset) const { return __HLSL_MEMORY(uint3, offset); }                          \
  uint4 Load4(uint offset) const { return __HLSL_MEMORY(uint4, offset); }                          \
  template <typename __T> __T Load(uint offset, out uint status) const {                               \
    __byte_load(__HLSL_HANDLE(__handle), offset, 1, status);                                       \
    return __HLSL_MEMORY(__T, offset);                                                               \
  }                                                                                                \
  uint Load(uint offset, out uint status) const {                                                  \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 1, status).x;                              \
  }                                                                                                \
  uint2 Load2(uint offset, out uint status) const {                                                \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 3, status).xy;                             \
  }                                                                                                \
  uint3 Load3(uint offset, out uint status) const {                                                \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 7, status).xyz;                            \
  }                                                                                                \
  uint4 Load4(uint offset, out uint status) const {                                                \
    return __byte_load(__HLSL_HANDLE(__handle), offset, 15, status);                               \
  }                                                                                                \
  template <typename __T> void GetDimensions(out __T bytes) const {                                    \
    uint value;                                                                                    \
    __builtin_hlsl_resource_getdimensions_x(__handle, value);                                      \
    bytes = (__T)value;                                                                              \
  }
#define __HLSL_BYTE_ATOMIC(__METHOD, __FUNCTION, __BITS)                                                 \
  template <typename __V> void __METHOD(uint offset, __V value) const {                                  \
    using __W = __word_t<__V, __BITS>;                                                                   \
    hlsl::__FUNCTION(__HLSL_MEMORY(__W, offset), (__W)value);                                            \
  }                                                                                                \
  template <typename __V, typename __O> void __METHOD(uint offset, __V value, out __O original) const {      \
    using __W = __word_t<__O, __BITS>;                                                                   \
    __W before;                                                                                      \
    hlsl::__FUNCTION(__HLSL_MEMORY(__W, offset), (__W)value, before);                                    \
    original = (__O)before;                                                                          \
  }
#define __HLSL_BYTE_ATOMICS(__SUFFIX, __BITS)                                                          \
  __HLSL_BYTE_ATOMIC(InterlockedAdd##__SUFFIX, InterlockedAdd, __BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedAnd##__SUFFIX, InterlockedAnd, __BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedOr##__SUFFIX, InterlockedOr, __BITS)                                   \
  __HLSL_BYTE_ATOMIC(InterlockedXor##__SUFFIX, InterlockedXor, __BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedMin##__SUFFIX, InterlockedMin, __BITS)                                 \
  __HLSL_BYTE_ATOMIC(InterlockedMax##__SUFFIX, InterlockedMax, __BITS)                                 \
  template <typename __C, typename __V>                                                                \
  void InterlockedCompareStore##__SUFFIX(uint offset, __C expected, __V value) {                         \
    using __W = __word_t<__V, __BITS>;                                                                   \
    hlsl::InterlockedCompareStore(__HLSL_MEMORY(__W, offset), (__W)expected, (__W)value);                \
  }                                                                                                \
  template <typename __C, typename __V, typename __O>                                                    \
  void InterlockedCompareExchange##__SUFFIX(uint offset, __C expected, __V value, out __O original) {      \
    using __W = __word_t<__O, __BITS>;                                                                   \
    __W before;                                                                                      \
    hlsl::InterlockedCompareExchange(__HLSL_MEMORY(__W, offset), (__W)expected, (__W)value, before);     \
    original = (__O)before;                                                                          \
  }                                                                                                \
  template <typename __V, typename __O>                                                                \
  void InterlockedExchange##__SUFFIX(uint offset, __V value, out __O original) {                         \
    using __W = __word_t<__O, __BITS>;                                                                   \
    __W before;                                                                                      \
    hlsl::InterlockedExchange(__HLSL_MEMORY(__W, offset), (__W)value, before);                         \
    original = (__O)before;                                                                          \
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
#define __HLSL_BYTE_ATOMICS_BY_VERSION                                                             \
  __HLSL_BYTE_ATOMICS(64, 64)
#else
#define __HLSL_BYTE_ATOMICS_BY_VERSION
#endif
#define __HLSL_BYTE_WRITES                                                                         \
  template <typename __T> void Store(uint offset, __T value) const { __HLSL_MEMORY(__T, offset) = value; }     \
  void Store(uint offset, uint value) const { __HLSL_MEMORY(uint, offset) = value; }               \
  void Store2(uint offset, uint2 value) const { __HLSL_MEMORY(uint2, offset) = value; }            \
  void Store3(uint offset, uint3 value) const { __HLSL_MEMORY(uint3, offset) = value; }            \
  void Store4(uint offset, uint4 value) const { __HLSL_MEMORY(uint4, offset) = value; }            \
  __HLSL_BYTE_ATOMICS(, 32)                                                                        \
  void InterlockedExchangeFloat(uint offset, float value, out float original) const {              \
    hlsl::InterlockedExchange(__HLSL_MEMORY(float, offset), value, original);                      \
  }                                                                                                \
  void InterlockedCompareStoreFloatBitwise(uint offset, float expected, float value) const {       \
    hlsl::InterlockedCompareStoreFloatBitwise(__HLSL_MEMORY(float, offset), expected, value);      \
  }                                                                                                \
  void InterlockedCompareExchangeFloatBitwise(uint offset, float expected, float value,            \
                                              out float original) const {                          \
    hlsl::InterlockedCompareExchangeFloatBitwise(__HLSL_MEMORY(float, offset), expected, value,    \
                                                 original);                                        \
  }                                                                                                \
  __HLSL_BYTE_ATOMICS_BY_VERSION

// Constants of a struct type.
template <typename __T> struct __ConstantBuffer : __T {
  __hlsl_resource_t [[hlsl::resource_class(CBuffer)]] [[hlsl::contained_type(__T)]] __handle;
  __HLSL_RESOURCE(__ConstantBuffer)
  // Where members are: dxil-frontend calls it, with the number of a layout.
  typename __memory<__T>::type __constants(uint layout) { return __HLSL_MEMORY(__T, layout); }
};

// Constants of a struct type, read as a texture is.
template <typename __T> struct __TextureBuffer : __T {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 15, 0, 0>)]] __handle;
  __HLSL_RESOURCE(__TextureBuffer)
  typename __memory<__T>::type __constants(uint layout) { return __HLSL_MEMORY(__T, layout); }
};

// Bytes to read.
struct __ByteAddressBuffer {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__i8)]] __handle;
  __HLSL_RESOURCE(__ByteAddressBuffer)
  __HLSL_BYTE_LOADS
};

// Bytes to read and write.
struct __RWByteAddressBuffer {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__i8)]] __handle;
  __HLSL_RESOURCE(__RWByteAddressBuffer)
  __HLSL_BYTE_LOADS
  __HLSL_BYTE_WRITES
};

// Bytes to read and write, in the order of primitives.
struct __RasterizerOrderedByteAddressBuffer {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]] [[hlsl::is_rov]]
      [[hlsl::contained_type(__i8)]] __handle;
  __HLSL_RESOURCE(__RasterizerOrderedByteAddressBuffer)
  __HLSL_BYTE_LOADS
  __HLSL_BYTE_WRITES
};

// Resources and samplers by their place in the heap.
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 6
// clang's buffers with a counter have a function of another name.
template <typename __R, typename __B = decltype(__R::__createFromBinding(0, 0, -1, 0, __name()))>
inline __R __from_heap(uint space, uint index, int) {
  return __R::__createFromBinding(0, space, -1, index, __builtin_FILE());
}
template <typename __R> inline __R __from_heap(uint space, uint index, uint) {
  return __R::__createFromBindingWithImplicitCounter(0, space, -1, index, __builtin_FILE(), 0);
}
template <uint Space> struct __Descriptor {
  uint __index;
  template <typename __R> operator __R() {
    return __from_heap<__R>(Space, __index, 0);
  }
};
template <uint Space> struct __DescriptorHeap {
  __Descriptor<Space> operator[](uint index) {
    __Descriptor<Space> element;
    element.__index = index;
    return element;
  }
};
#define ResourceDescriptorHeap hlsl::__DescriptorHeap<0xfffffffe>()
#define SamplerDescriptorHeap hlsl::__DescriptorHeap<0xfffffffd>()
#endif

// What dxil-frontend writes for `.mips[` and `.sample[` (target/frontend/TextureParts.cpp).
#define __mp __mips()
#define __smpl __samples()

// What maps of sampling record, and how they are written.
static const uint SAMPLER_FEEDBACK_MIN_MIP = 0;
static const uint SAMPLER_FEEDBACK_MIP_REGION_USED = 1;
#define __HLSL_FEEDBACK_OF                                                                         \
  __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampled.__handle), __HLSL_HANDLE(sampler.__handle), at[0], \
      at[1]
#define __HLSL_FEEDBACK(__COORDS, __SLICE)                                                             \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedback(__X sampled, __S sampler, vector<float, __COORDS> at) {                      \
    __resource_ops<uint>::writeSamplerFeedback(__HLSL_FEEDBACK_OF, __SLICE, __none_float(),          \
                                               __none_float());                                    \
  }                                                                                                \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedback(__X sampled, __S sampler, vector<float, __COORDS> at, float clamp) {         \
    __resource_ops<uint>::writeSamplerFeedback(__HLSL_FEEDBACK_OF, __SLICE, __none_float(), clamp);  \
  }                                                                                                \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedbackBias(__X sampled, __S sampler, vector<float, __COORDS> at, float bias) {      \
    __resource_ops<uint>::writeSamplerFeedbackBias(__HLSL_FEEDBACK_OF, __SLICE, __none_float(),      \
                                                   bias, __none_float());                          \
  }                                                                                                \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedbackBias(__X sampled, __S sampler, vector<float, __COORDS> at, float bias,        \
                                float clamp) {                                                     \
    __resource_ops<uint>::writeSamplerFeedbackBias(__HLSL_FEEDBACK_OF, __SLICE, __none_float(),      \
                                                   bias, clamp);                                   \
  }                                                                                                \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedbackLevel(__X sampled, __S sampler, vector<float, __COORDS> at, float lod) {      \
    __resource_ops<uint>::writeSamplerFeedbackLevel(__HLSL_FEEDBACK_OF, __SLICE, __none_float(),     \
                                                    lod);                                          \
  }                                                                                                \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedbackGrad(__X sampled, __S sampler, vector<float, __COORDS> at,                    \
                                vector<float, 2> ddx, vector<float, 2> ddy) {                      \
    __resource_ops<uint>::writeSamplerFeedbackGrad(                                                \
        __HLSL_FEEDBACK_OF, __SLICE, __none_float(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], \
        __none_float(), __none_float());                                                           \
  }                                                                                                \
  template <typename __X, typename __S>                                                                \
  void WriteSamplerFeedbackGrad(__X sampled, __S sampler, vector<float, __COORDS> at,                    \
                                vector<float, 2> ddx, vector<float, 2> ddy, float clamp) {         \
    __resource_ops<uint>::writeSamplerFeedbackGrad(                                                \
        __HLSL_FEEDBACK_OF, __SLICE, __none_float(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], \
        __none_float(), clamp);                                                                    \
  }

// Map of what is sampled of a two-dimensional texture.
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 5
template <uint Recorded> struct __FeedbackTexture2D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, 17, Recorded, 0>)]] __handle;
  __HLSL_RESOURCE(__FeedbackTexture2D)
  __HLSL_FEEDBACK(2, __none_float())
};
#endif

// Map of what is sampled of an array of two-dimensional textures.
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 5
template <uint Recorded> struct __FeedbackTexture2DArray {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, 18, Recorded, 0>)]] __handle;
  __HLSL_RESOURCE(__FeedbackTexture2DArray)
  __HLSL_FEEDBACK(3, at[2])
};
#endif

// What rays are traced through.
struct __RaytracingAccelerationStructure {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, 16, 0, 0>)]] __handle;
  __HLSL_RESOURCE(__RaytracingAccelerationStructure)
};

// How rays are traced and how primitives are hit.
static const uint RAY_FLAG_NONE = 0;
static const uint RAY_FLAG_FORCE_OPAQUE = 1;
static const uint RAY_FLAG_FORCE_NON_OPAQUE = 2;
static const uint RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH = 4;
static const uint RAY_FLAG_SKIP_CLOSEST_HIT_SHADER = 8;
static const uint RAY_FLAG_CULL_BACK_FACING_TRIANGLES = 0x10;
static const uint RAY_FLAG_CULL_FRONT_FACING_TRIANGLES = 0x20;
static const uint RAY_FLAG_CULL_OPAQUE = 0x40;
static const uint RAY_FLAG_CULL_NON_OPAQUE = 0x80;
static const uint RAY_FLAG_SKIP_TRIANGLES = 0x100;
static const uint RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES = 0x200;
static const uint RAY_FLAG_FORCE_OMM_2_STATE = 0x400;
static const uint HIT_KIND_NONE = 0;
static const uint HIT_KIND_TRIANGLE_FRONT_FACE = 254;
static const uint HIT_KIND_TRIANGLE_BACK_FACE = 255;

// A ray, and where it meets a triangle.
struct RayDesc {
  vector<float, 3> Origin;
  float TMin;
  vector<float, 3> Direction;
  float TMax;
};
struct BuiltInTriangleIntersectionAttributes {
  vector<float, 2> barycentrics;
};

// Subobjects of state objects.
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY
struct __Subobject_StateObjectConfig {
  __Subobject_StateObjectConfig(uint flags);
};
#define StateObjectConfig static const hlsl::__Subobject_StateObjectConfig
struct __Subobject_GlobalRootSignature {
  __Subobject_GlobalRootSignature(__name signature);
};
#define GlobalRootSignature static const hlsl::__Subobject_GlobalRootSignature
struct __Subobject_LocalRootSignature {
  __Subobject_LocalRootSignature(__name signature);
};
#define LocalRootSignature static const hlsl::__Subobject_LocalRootSignature
struct __Subobject_SubobjectToExportsAssociation {
  __Subobject_SubobjectToExportsAssociation(__name subobject, __name exports);
};
#define SubobjectToExportsAssociation static const hlsl::__Subobject_SubobjectToExportsAssociation
struct __Subobject_RaytracingShaderConfig {
  __Subobject_RaytracingShaderConfig(uint payload, uint attributes);
};
#define RaytracingShaderConfig static const hlsl::__Subobject_RaytracingShaderConfig
struct __Subobject_RaytracingPipelineConfig {
  __Subobject_RaytracingPipelineConfig(uint depth);
};
#define RaytracingPipelineConfig static const hlsl::__Subobject_RaytracingPipelineConfig
struct __Subobject_RaytracingPipelineConfig1 {
  __Subobject_RaytracingPipelineConfig1(uint depth, uint flags);
};
#define RaytracingPipelineConfig1 static const hlsl::__Subobject_RaytracingPipelineConfig1
struct __Subobject_TriangleHitGroup {
  __Subobject_TriangleHitGroup(__name anyHit, __name closestHit);
};
#define TriangleHitGroup static const hlsl::__Subobject_TriangleHitGroup
struct __Subobject_ProceduralPrimitiveHitGroup {
  __Subobject_ProceduralPrimitiveHitGroup(__name anyHit, __name closestHit, __name intersection);
};
#define ProceduralPrimitiveHitGroup static const hlsl::__Subobject_ProceduralPrimitiveHitGroup
static const uint STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS = 1;
static const uint STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS = 2;
static const uint STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS = 1;
static const uint STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS = 2;
static const uint STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS = 4;
static const uint RAYTRACING_PIPELINE_FLAG_NONE = 0;
static const uint RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES = 0x100;
static const uint RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES = 0x200;
static const uint RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS = 0x400;
#endif

// What a shader asks of its ray, and whom it calls.
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY
inline uint InstanceID() { return __dxil::instanceID(); }
inline uint InstanceIndex() { return __dxil::instanceIndex(); }
inline uint HitKind() { return __dxil::hitKind(); }
inline uint RayFlags() { return __dxil::rayFlags(); }
inline uint PrimitiveIndex() { return __dxil::primitiveIndex(); }
inline uint GeometryIndex() { return __dxil::geometryIndex(); }
inline float RayTMin() { return __dxil::rayTMin(); }
inline float RayTCurrent() { return __dxil::rayTCurrent(); }
inline void IgnoreHit() { return __dxil::ignoreHit(); }
inline void AcceptHitAndEndSearch() { return __dxil::acceptHitAndEndSearch(); }
inline vector<uint, 3> DispatchRaysIndex() {
  return vector<uint, 3>(__dxil::dispatchRaysIndex(0), __dxil::dispatchRaysIndex(1), __dxil::dispatchRaysIndex(2));
}
inline vector<uint, 3> DispatchRaysDimensions() {
  return vector<uint, 3>(__dxil::dispatchRaysDimensions(0), __dxil::dispatchRaysDimensions(1), __dxil::dispatchRaysDimensions(2));
}
inline vector<float, 3> WorldRayOrigin() {
  return vector<float, 3>(__dxil::worldRayOrigin(0), __dxil::worldRayOrigin(1), __dxil::worldRayOrigin(2));
}
inline vector<float, 3> WorldRayDirection() {
  return vector<float, 3>(__dxil::worldRayDirection(0), __dxil::worldRayDirection(1), __dxil::worldRayDirection(2));
}
inline vector<float, 3> ObjectRayOrigin() {
  return vector<float, 3>(__dxil::objectRayOrigin(0), __dxil::objectRayOrigin(1), __dxil::objectRayOrigin(2));
}
inline vector<float, 3> ObjectRayDirection() {
  return vector<float, 3>(__dxil::objectRayDirection(0), __dxil::objectRayDirection(1), __dxil::objectRayDirection(2));
}
inline matrix<float, 3, 4> ObjectToWorld3x4() {
  matrix<float, 3, 4> result = {__dxil::objectToWorld(0, 0), __dxil::objectToWorld(0, 1), __dxil::objectToWorld(0, 2), __dxil::objectToWorld(0, 3), __dxil::objectToWorld(1, 0), __dxil::objectToWorld(1, 1), __dxil::objectToWorld(1, 2), __dxil::objectToWorld(1, 3), __dxil::objectToWorld(2, 0), __dxil::objectToWorld(2, 1), __dxil::objectToWorld(2, 2), __dxil::objectToWorld(2, 3)};
  return result;
}
inline matrix<float, 4, 3> ObjectToWorld4x3() { return transpose(ObjectToWorld3x4()); }
inline matrix<float, 3, 4> ObjectToWorld() { return ObjectToWorld3x4(); }
inline matrix<float, 3, 4> WorldToObject3x4() {
  matrix<float, 3, 4> result = {__dxil::worldToObject(0, 0), __dxil::worldToObject(0, 1), __dxil::worldToObject(0, 2), __dxil::worldToObject(0, 3), __dxil::worldToObject(1, 0), __dxil::worldToObject(1, 1), __dxil::worldToObject(1, 2), __dxil::worldToObject(1, 3), __dxil::worldToObject(2, 0), __dxil::worldToObject(2, 1), __dxil::worldToObject(2, 2), __dxil::worldToObject(2, 3)};
  return result;
}
inline matrix<float, 4, 3> WorldToObject4x3() { return transpose(WorldToObject3x4()); }
inline matrix<float, 3, 4> WorldToObject() { return WorldToObject3x4(); }

template <typename __P>
void __dxil_object_traceRay(__handle_pointer scene, uint flags, uint mask, uint hit, uint multiplier,
                            uint miss, float originX, float originY, float originZ, float start,
                            float directionX, float directionY, float directionZ, float end,
                            inout __P payload);
template <typename __P>
inline void TraceRay(__RaytracingAccelerationStructure scene, uint flags, uint mask, uint hit,
                     uint multiplier, uint miss, RayDesc ray, inout __P payload) {
  __dxil_object_traceRay(__HLSL_HANDLE(scene.__handle), flags, mask, hit, multiplier, miss,
                         ray.Origin.x, ray.Origin.y, ray.Origin.z, ray.TMin, ray.Direction.x,
                         ray.Direction.y, ray.Direction.z, ray.TMax, payload);
}
template <typename __A> bool __dxil_object_reportHit(float distance, uint kind, inout __A attributes);
template <typename __A> inline bool ReportHit(float distance, uint kind, __A attributes) {
  return __dxil_object_reportHit(distance, kind, attributes);
}
template <typename __P> void __dxil_object_callShader(uint index, inout __P parameter);
template <typename __P> inline void CallShader(uint index, inout __P parameter) {
  __dxil_object_callShader(index, parameter);
}
#endif

// What a query has found.
using COMMITTED_STATUS = uint;
using CANDIDATE_TYPE = uint;
using RAY_FLAG = uint;
static const uint COMMITTED_NOTHING = 0;
static const uint COMMITTED_TRIANGLE_HIT = 1;
static const uint COMMITTED_PROCEDURAL_PRIMITIVE_HIT = 2;
static const uint CANDIDATE_NON_OPAQUE_TRIANGLE = 0;
static const uint CANDIDATE_PROCEDURAL_PRIMITIVE = 1;
static const uint RAYQUERY_FLAG_NONE = 0;
static const uint RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS = 1;

// A ray that the shader itself follows.
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 5
template <uint Flags = 0, uint QueryFlags = 0> struct __RayQuery {
  uint __query;
  __RayQuery() {
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 9
    if (QueryFlags != 0) {
      __query = __dxil::allocateRayQuery2(Flags, QueryFlags);
      return;
    }
#endif
    __query = __dxil::allocateRayQuery(Flags);
  }
  void TraceRayInline(__RaytracingAccelerationStructure scene, uint flags, uint mask, RayDesc ray) {
    __resource_ops<uint>::rayQuery_TraceRayInline(
        __query, __HLSL_HANDLE(scene.__handle), flags, mask, ray.Origin.x, ray.Origin.y,
        ray.Origin.z, ray.TMin, ray.Direction.x, ray.Direction.y, ray.Direction.z, ray.TMax);
  }
  void CommitProceduralPrimitiveHit(float distance) {
    __dxil::rayQuery_CommitProceduralPrimitiveHit(__query, distance);
  }
  uint CommittedStatus() { return __dxil::rayQuery_CommittedStatus(__query); }
  uint CandidateType() { return __dxil::rayQuery_CandidateType(__query); }
  uint RayFlags() { return __dxil::rayQuery_RayFlags(__query); }
  uint CandidateInstanceIndex() { return __dxil::rayQuery_CandidateInstanceIndex(__query); }
  uint CandidateInstanceID() { return __dxil::rayQuery_CandidateInstanceID(__query); }
  uint CandidateGeometryIndex() { return __dxil::rayQuery_CandidateGeometryIndex(__query); }
  uint CandidatePrimitiveIndex() { return __dxil::rayQuery_CandidatePrimitiveIndex(__query); }
  uint CommittedInstanceIndex() { return __dxil::rayQuery_CommittedInstanceIndex(__query); }
  uint CommittedInstanceID() { return __dxil::rayQuery_CommittedInstanceID(__query); }
  uint CommittedGeometryIndex() { return __dxil::rayQuery_CommittedGeometryIndex(__query); }
  uint CommittedPrimitiveIndex() { return __dxil::rayQuery_CommittedPrimitiveIndex(__query); }
  uint CandidateInstanceContributionToHitGroupIndex() { return __dxil::rayQuery_CandidateInstanceContributionToHitGroupIndex(__query); }
  uint CommittedInstanceContributionToHitGroupIndex() { return __dxil::rayQuery_CommittedInstanceContributionToHitGroupIndex(__query); }
  bool Proceed() { return __dxil::rayQuery_Proceed(__query); }
  bool CandidateProceduralPrimitiveNonOpaque() { return __dxil::rayQuery_CandidateProceduralPrimitiveNonOpaque(__query); }
  bool CandidateTriangleFrontFace() { return __dxil::rayQuery_CandidateTriangleFrontFace(__query); }
  bool CommittedTriangleFrontFace() { return __dxil::rayQuery_CommittedTriangleFrontFace(__query); }
  float RayTMin() { return __dxil::rayQuery_RayTMin(__query); }
  float CandidateTriangleRayT() { return __dxil::rayQuery_CandidateTriangleRayT(__query); }
  float CommittedRayT() { return __dxil::rayQuery_CommittedRayT(__query); }
  void Abort() { return __dxil::rayQuery_Abort(__query); }
  void CommitNonOpaqueTriangleHit() { return __dxil::rayQuery_CommitNonOpaqueTriangleHit(__query); }
  vector<float, 2> CandidateTriangleBarycentrics() {
    vector<float, 2> result = {__dxil::rayQuery_CandidateTriangleBarycentrics(__query, 0), __dxil::rayQuery_CandidateTriangleBarycentrics(__query, 1)};
    return result;
  }
  vector<float, 2> CommittedTriangleBarycentrics() {
    vector<float, 2> result = {__dxil::rayQuery_CommittedTriangleBarycentrics(__query, 0), __dxil::rayQuery_CommittedTriangleBarycentrics(__query, 1)};
    return result;
  }
  vector<float, 3> WorldRayOrigin() {
    vector<float, 3> result = {__dxil::rayQuery_WorldRayOrigin(__query, 0), __dxil::rayQuery_WorldRayOrigin(__query, 1), __dxil::rayQuery_WorldRayOrigin(__query, 2)};
    return result;
  }
  vector<float, 3> WorldRayDirection() {
    vector<float, 3> result = {__dxil::rayQuery_WorldRayDirection(__query, 0), __dxil::rayQuery_WorldRayDirection(__query, 1), __dxil::rayQuery_WorldRayDirection(__query, 2)};
    return result;
  }
  vector<float, 3> CandidateObjectRayOrigin() {
    vector<float, 3> result = {__dxil::rayQuery_CandidateObjectRayOrigin(__query, 0), __dxil::rayQuery_CandidateObjectRayOrigin(__query, 1), __dxil::rayQuery_CandidateObjectRayOrigin(__query, 2)};
    return result;
  }
  vector<float, 3> CandidateObjectRayDirection() {
    vector<float, 3> result = {__dxil::rayQuery_CandidateObjectRayDirection(__query, 0), __dxil::rayQuery_CandidateObjectRayDirection(__query, 1), __dxil::rayQuery_CandidateObjectRayDirection(__query, 2)};
    return result;
  }
  vector<float, 3> CommittedObjectRayOrigin() {
    vector<float, 3> result = {__dxil::rayQuery_CommittedObjectRayOrigin(__query, 0), __dxil::rayQuery_CommittedObjectRayOrigin(__query, 1), __dxil::rayQuery_CommittedObjectRayOrigin(__query, 2)};
    return result;
  }
  vector<float, 3> CommittedObjectRayDirection() {
    vector<float, 3> result = {__dxil::rayQuery_CommittedObjectRayDirection(__query, 0), __dxil::rayQuery_CommittedObjectRayDirection(__query, 1), __dxil::rayQuery_CommittedObjectRayDirection(__query, 2)};
    return result;
  }
  matrix<float, 3, 4> CandidateObjectToWorld3x4() {
    matrix<float, 3, 4> result = {__dxil::rayQuery_CandidateObjectToWorld3x4(__query, 0, 0), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 0, 1), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 0, 2), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 0, 3), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 1, 0), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 1, 1), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 1, 2), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 1, 3), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 2, 0), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 2, 1), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 2, 2), __dxil::rayQuery_CandidateObjectToWorld3x4(__query, 2, 3)};
    return result;
  }
  matrix<float, 4, 3> CandidateObjectToWorld4x3() { return transpose(CandidateObjectToWorld3x4()); }
  matrix<float, 3, 4> CandidateWorldToObject3x4() {
    matrix<float, 3, 4> result = {__dxil::rayQuery_CandidateWorldToObject3x4(__query, 0, 0), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 0, 1), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 0, 2), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 0, 3), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 1, 0), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 1, 1), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 1, 2), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 1, 3), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 2, 0), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 2, 1), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 2, 2), __dxil::rayQuery_CandidateWorldToObject3x4(__query, 2, 3)};
    return result;
  }
  matrix<float, 4, 3> CandidateWorldToObject4x3() { return transpose(CandidateWorldToObject3x4()); }
  matrix<float, 3, 4> CommittedObjectToWorld3x4() {
    matrix<float, 3, 4> result = {__dxil::rayQuery_CommittedObjectToWorld3x4(__query, 0, 0), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 0, 1), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 0, 2), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 0, 3), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 1, 0), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 1, 1), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 1, 2), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 1, 3), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 2, 0), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 2, 1), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 2, 2), __dxil::rayQuery_CommittedObjectToWorld3x4(__query, 2, 3)};
    return result;
  }
  matrix<float, 4, 3> CommittedObjectToWorld4x3() { return transpose(CommittedObjectToWorld3x4()); }
  matrix<float, 3, 4> CommittedWorldToObject3x4() {
    matrix<float, 3, 4> result = {__dxil::rayQuery_CommittedWorldToObject3x4(__query, 0, 0), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 0, 1), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 0, 2), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 0, 3), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 1, 0), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 1, 1), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 1, 2), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 1, 3), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 2, 0), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 2, 1), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 2, 2), __dxil::rayQuery_CommittedWorldToObject3x4(__query, 2, 3)};
    return result;
  }
  matrix<float, 4, 3> CommittedWorldToObject4x3() { return transpose(CommittedWorldToObject3x4()); }

};
#endif

// Hits that a shader keeps, and the order of threads.
#define reordercoherent __attribute__((suppress("dxil.reordercoherent")))
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY && \
    (__SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 9)
template <typename __P>
uint __dxil_object_hitObject_TraceRay(__handle_pointer scene, uint flags, uint mask, uint hit,
                                      uint multiplier, uint miss, float originX, float originY,
                                      float originZ, float start, float directionX,
                                      float directionY, float directionZ, float end,
                                      inout __P payload);
template <typename __P> void __dxil_object_hitObject_Invoke(uint hit, inout __P payload);
template <typename __A> void __dxil_object_hitObject_Attributes(uint hit, out __A attributes);
template <typename __A>
uint __dxil_object_hitObject_FromRayQueryWithAttrs(uint query, uint kind, inout __A attributes);
namespace dx {
struct HitObject {
  uint __hit;
  HitObject() { __hit = __dxil::hitObject_MakeNop(); }
  static HitObject __of(uint hit) {
    HitObject made;
    made.__hit = hit;
    return made;
  }
  static HitObject MakeNop() { return __of(__dxil::hitObject_MakeNop()); }
  static HitObject MakeMiss(uint flags, uint miss, RayDesc ray) {
    return __of(__dxil::hitObject_MakeMiss(flags, miss, ray.Origin.x, ray.Origin.y, ray.Origin.z,
                                           ray.TMin, ray.Direction.x, ray.Direction.y,
                                           ray.Direction.z, ray.TMax));
  }
  template <typename __P>
  static HitObject TraceRay(__RaytracingAccelerationStructure scene, uint flags, uint mask, uint hit,
                            uint multiplier, uint miss, RayDesc ray, inout __P payload) {
    return __of(__dxil_object_hitObject_TraceRay(
        __HLSL_HANDLE(scene.__handle), flags, mask, hit, multiplier, miss, ray.Origin.x,
        ray.Origin.y, ray.Origin.z, ray.TMin, ray.Direction.x, ray.Direction.y, ray.Direction.z,
        ray.TMax, payload));
  }
  template <typename __Q> static HitObject FromRayQuery(__Q query) {
    return __of(__dxil::hitObject_FromRayQuery(query.__query));
  }
  template <typename __Q, typename __A>
  static HitObject FromRayQuery(__Q query, uint kind, __A attributes) {
    return __of(__dxil_object_hitObject_FromRayQueryWithAttrs(query.__query, kind, attributes));
  }
  template <typename __P> static void Invoke(HitObject hit, inout __P payload) {
    __dxil_object_hitObject_Invoke(hit.__hit, payload);
  }
  template <typename __A> void GetAttributes(out __A attributes) {
    __dxil_object_hitObject_Attributes(__hit, attributes);
  }
  template <typename __A> __A GetAttributes() {
    __A attributes;
    __dxil_object_hitObject_Attributes(__hit, attributes);
    return attributes;
  }
  void SetShaderTableIndex(uint index) {
    __hit = __dxil::hitObject_SetShaderTableIndex(__hit, index);
  }
  uint LoadLocalRootTableConstant(uint offset) {
    return __dxil::hitObject_LoadLocalRootTableConstant(__hit, offset);
  }
  uint GetRayFlags() { return __dxil::hitObject_RayFlags(__hit); }
  uint GetGeometryIndex() { return __dxil::hitObject_GeometryIndex(__hit); }
  uint GetInstanceIndex() { return __dxil::hitObject_InstanceIndex(__hit); }
  uint GetInstanceID() { return __dxil::hitObject_InstanceID(__hit); }
  uint GetPrimitiveIndex() { return __dxil::hitObject_PrimitiveIndex(__hit); }
  uint GetHitKind() { return __dxil::hitObject_HitKind(__hit); }
  uint GetShaderTableIndex() { return __dxil::hitObject_ShaderTableIndex(__hit); }
  bool IsMiss() { return __dxil::hitObject_IsMiss(__hit); }
  bool IsHit() { return __dxil::hitObject_IsHit(__hit); }
  bool IsNop() { return __dxil::hitObject_IsNop(__hit); }
  float GetRayTMin() { return __dxil::hitObject_RayTMin(__hit); }
  float GetRayTCurrent() { return __dxil::hitObject_RayTCurrent(__hit); }
  vector<float, 3> GetWorldRayOrigin() {
    return vector<float, 3>(__dxil::hitObject_WorldRayOrigin(__hit, 0), __dxil::hitObject_WorldRayOrigin(__hit, 1), __dxil::hitObject_WorldRayOrigin(__hit, 2));
  }
  vector<float, 3> GetWorldRayDirection() {
    return vector<float, 3>(__dxil::hitObject_WorldRayDirection(__hit, 0), __dxil::hitObject_WorldRayDirection(__hit, 1), __dxil::hitObject_WorldRayDirection(__hit, 2));
  }
  vector<float, 3> GetObjectRayOrigin() {
    return vector<float, 3>(__dxil::hitObject_ObjectRayOrigin(__hit, 0), __dxil::hitObject_ObjectRayOrigin(__hit, 1), __dxil::hitObject_ObjectRayOrigin(__hit, 2));
  }
  vector<float, 3> GetObjectRayDirection() {
    return vector<float, 3>(__dxil::hitObject_ObjectRayDirection(__hit, 0), __dxil::hitObject_ObjectRayDirection(__hit, 1), __dxil::hitObject_ObjectRayDirection(__hit, 2));
  }
  matrix<float, 3, 4> GetObjectToWorld3x4() {
    matrix<float, 3, 4> result = {__dxil::hitObject_ObjectToWorld3x4(__hit, 0, 0), __dxil::hitObject_ObjectToWorld3x4(__hit, 0, 1), __dxil::hitObject_ObjectToWorld3x4(__hit, 0, 2), __dxil::hitObject_ObjectToWorld3x4(__hit, 0, 3), __dxil::hitObject_ObjectToWorld3x4(__hit, 1, 0), __dxil::hitObject_ObjectToWorld3x4(__hit, 1, 1), __dxil::hitObject_ObjectToWorld3x4(__hit, 1, 2), __dxil::hitObject_ObjectToWorld3x4(__hit, 1, 3), __dxil::hitObject_ObjectToWorld3x4(__hit, 2, 0), __dxil::hitObject_ObjectToWorld3x4(__hit, 2, 1), __dxil::hitObject_ObjectToWorld3x4(__hit, 2, 2), __dxil::hitObject_ObjectToWorld3x4(__hit, 2, 3)};
    return result;
  }
  matrix<float, 4, 3> GetObjectToWorld4x3() { return transpose(GetObjectToWorld3x4()); }
  matrix<float, 3, 4> GetWorldToObject3x4() {
    matrix<float, 3, 4> result = {__dxil::hitObject_WorldToObject3x4(__hit, 0, 0), __dxil::hitObject_WorldToObject3x4(__hit, 0, 1), __dxil::hitObject_WorldToObject3x4(__hit, 0, 2), __dxil::hitObject_WorldToObject3x4(__hit, 0, 3), __dxil::hitObject_WorldToObject3x4(__hit, 1, 0), __dxil::hitObject_WorldToObject3x4(__hit, 1, 1), __dxil::hitObject_WorldToObject3x4(__hit, 1, 2), __dxil::hitObject_WorldToObject3x4(__hit, 1, 3), __dxil::hitObject_WorldToObject3x4(__hit, 2, 0), __dxil::hitObject_WorldToObject3x4(__hit, 2, 1), __dxil::hitObject_WorldToObject3x4(__hit, 2, 2), __dxil::hitObject_WorldToObject3x4(__hit, 2, 3)};
    return result;
  }
  matrix<float, 4, 3> GetWorldToObject4x3() { return transpose(GetWorldToObject3x4()); }
};
inline void MaybeReorderThread(HitObject hit) { __dxil::maybeReorderThread(hit.__hit, 0, 0); }
inline void MaybeReorderThread(HitObject hit, uint hint, uint bits) {
  __dxil::maybeReorderThread(hit.__hit, hint, bits);
}
inline void MaybeReorderThread(uint hint, uint bits) {
  __dxil::maybeReorderThread(__dxil::hitObject_MakeNop(), hint, bits);
}
} // namespace dx
#endif

// Modifiers of parameters, payloads and their fields.
#define __iangle __attribute__((annotate("dxil.modifier:triangle")))
#define __ne __attribute__((annotate("dxil.modifier:line")))
#define __int __attribute__((annotate("dxil.modifier:point")))
#define __neadj __attribute__((annotate("dxil.modifier:lineadj")))
#define __iangleadj __attribute__((annotate("dxil.modifier:triangleadj")))
#define __rtices __attribute__((annotate("dxil.modifier:vertices")))
#define __dices __attribute__((annotate("dxil.modifier:indices")))
#define __imitives __attribute__((annotate("dxil.modifier:primitives")))
#define __yload __attribute__((annotate("dxil.modifier:payload")))

#define __raypayload __attribute__((annotate("dxil.modifier:raypayload")))
#define __ad(...) __attribute__((annotate("dxil.modifier:read(" #__VA_ARGS__ ")")))
#define __ite(...) __attribute__((annotate("dxil.modifier:write(" #__VA_ARGS__ ")")))

// Streams of vertices, and patches of control points.
template <typename __T> void __dxil_stream_append(uint stream, inout __T vertex);
template <typename __T> struct PointStream {
  uint __stream;
  void Append(__T vertex) { __dxil_stream_append(__stream, vertex); }
  void RestartStrip() { __dxil::cutStream((__i8)__stream); }
};
template <typename __T> struct LineStream {
  uint __stream;
  void Append(__T vertex) { __dxil_stream_append(__stream, vertex); }
  void RestartStrip() { __dxil::cutStream((__i8)__stream); }
};
template <typename __T> struct TriangleStream {
  uint __stream;
  void Append(__T vertex) { __dxil_stream_append(__stream, vertex); }
  void RestartStrip() { __dxil::cutStream((__i8)__stream); }
};
template <typename __T, int __N> struct InputPatch {
  __T __points[__N];
  static const uint Length = __N;
  __T operator[](uint index) const { return __points[index]; }
};
template <typename __T, int __N> struct OutputPatch {
  __T __points[__N];
  static const uint Length = __N;
  __T operator[](uint index) const { return __points[index]; }
};

// Launches mesh shaders with a payload in groupshared memory.
template <typename __P> void __dxil_object_dispatchMesh(uint x, uint y, uint z, __P payload);
#define DispatchMesh(__x, __y, __z, __payload)                                                        \
  hlsl::__dxil_object_dispatchMesh(__x, __y, __z, __builtin_addressof(__payload))

// Inputs and outputs of nodes, and barriers of objects.
#define __rackRWInputSharing __attribute__((annotate("dxil.modifier:trackrwinputsharing")))
#define __xRecordsSharedWith(__p) maxrecordssharedwith(#__p)
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
template <typename __T, typename> struct __if {
  using type = __T;
};
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY
uint __node_records(uint records, uint flags, uint size) __asm__("dxil.annotateNodeRecordHandle")
    __attribute__((const));
uint __node_output(uint output, uint flags, uint size) __asm__("dxil.annotateNodeHandle")
    __attribute__((const));
template <typename __T> struct __record {
  using type = decltype(StructuredBuffer<__T>()[0]);
};
#define __HLSL_CONST_RECORD(__INDEX)                                                                  \
  StructuredBuffer<__T>::__createFromBinding(0, 0xfffffffc, 1, __records, __builtin_FILE())[__INDEX]
#define __HLSL_RECORD(__INDEX)                                                                        \
  (((typename __memory<__T>::pointer)__builtin_addressof(__HLSL_CONST_RECORD(__INDEX)))[0])
template <typename __T> struct DispatchNodeInputRecord {
  static const uint __node = 97;
  uint __records;
  typename __record<__T>::type Get() { return __HLSL_CONST_RECORD(0); }
};
template <typename __T> struct RWDispatchNodeInputRecord {
  static const uint __node = 101;
  uint __records;
  typename __memory<__T>::type Get() { return __HLSL_RECORD(0); }

  bool FinishedCrossGroupSharing() { return __dxil::finishedCrossGroupSharing(__records); }
};
template <typename __T> struct ThreadNodeInputRecord {
  static const uint __node = 33;
  uint __records;
  typename __record<__T>::type Get() { return __HLSL_CONST_RECORD(0); }
};
template <typename __T> struct RWThreadNodeInputRecord {
  static const uint __node = 37;
  uint __records;
  typename __memory<__T>::type Get() { return __HLSL_RECORD(0); }
};
template <typename __T> struct GroupNodeInputRecords {
  static const uint __node = 65;
  uint __records;
  typename __record<__T>::type Get(uint index = 0) { return __HLSL_CONST_RECORD(index); }
  typename __record<__T>::type operator[](uint index) { return __HLSL_CONST_RECORD(index); }
  uint Count() { return __dxil::getInputRecordCount(__records); }
};
template <typename __T> struct RWGroupNodeInputRecords {
  static const uint __node = 69;
  uint __records;
  typename __memory<__T>::type Get(uint index = 0) { return __HLSL_RECORD(index); }
  typename __memory<__T>::type operator[](uint index) { return __HLSL_RECORD(index); }
  uint Count() { return __dxil::getInputRecordCount(__records); }
};
struct EmptyNodeInput {
  static const uint __node = 9;
  uint __records;
  uint Count() { return __dxil::getInputRecordCount(__records); }
};
template <typename __T> struct ThreadNodeOutputRecords {
  static const uint __node = 38;
  uint __records;
  typename __memory<__T>::type Get(uint index = 0) { return __HLSL_RECORD(index); }
  typename __memory<__T>::type operator[](uint index) { return __HLSL_RECORD(index); }
  void OutputComplete() { __dxil::outputComplete(__records); }
};
template <typename __T> struct GroupNodeOutputRecords {
  static const uint __node = 70;
  uint __records;
  typename __memory<__T>::type Get(uint index = 0) { return __HLSL_RECORD(index); }
  typename __memory<__T>::type operator[](uint index) { return __HLSL_RECORD(index); }
  void OutputComplete() { __dxil::outputComplete(__records); }
};
template <typename __T> struct NodeOutput {
  static const uint __node = 6;

  uint __output;
  bool IsValid() { return __dxil::nodeOutputIsValid(__output); }
  ThreadNodeOutputRecords<__T> GetThreadNodeOutputRecords(uint count) {
    ThreadNodeOutputRecords<__T> made;
    made.__records = __node_records(
        __dxil::allocateNodeOutputRecords(__output, count, true), 38, sizeof(__T));
    return made;
  }
  GroupNodeOutputRecords<__T> GetGroupNodeOutputRecords(uint count) {
    GroupNodeOutputRecords<__T> made;
    made.__records = __node_records(
        __dxil::allocateNodeOutputRecords(__output, count, false), 70, sizeof(__T));
    return made;
  }
};
template <typename __T> struct NodeOutputArray {
  static const uint __node = 22;
  uint __output;
  NodeOutput<__T> operator[](uint index) {
    NodeOutput<__T> element;
    element.__output = __node_output(__dxil::indexNodeHandle(__output, index), 22, sizeof(__T));
    return element;
  }
};
struct EmptyNodeOutput {
  static const uint __node = 10;

  uint __output;
  bool IsValid() { return __dxil::nodeOutputIsValid(__output); }
  void ThreadIncrementOutputCount(uint count) {
    __dxil::incrementOutputCount(__output, count, true);
  }
  void GroupIncrementOutputCount(uint count) {
    __dxil::incrementOutputCount(__output, count, false);
  }
};
struct EmptyNodeOutputArray {
  static const uint __node = 26;
  uint __output;
  EmptyNodeOutput operator[](uint index) {
    EmptyNodeOutput element;
    element.__output = __node_output(__dxil::indexNodeHandle(__output, index), 26, 0);
    return element;
  }
};

inline uint GetRemainingRecursionLevels() { return __dxil::getRemainingRecursionLevels(); }
template <typename __R>
inline void __order(__R records, uint semantics, typename __if<int, decltype(__R::__records)>::type) {
  __dxil::barrierByNodeRecordHandle(records.__records, semantics);
}
#endif
template <typename __R>
inline void __order(__R resource, uint semantics, typename __if<int, decltype(__R::__handle)>::type) {
  __dxil::barrierByMemoryHandle(__HLSL_HANDLE(resource.__handle), semantics);
}
// The handles of clang's own classes are private.
template <typename __R>
inline void __order(__R resource, uint semantics, typename __if<uint, decltype(__R()[0])>::type) {
  __dxil::barrierByMemoryHandle((__handle_pointer)__builtin_addressof(resource[0]), semantics);
}
template <typename __R, typename = decltype(__order(__R(), 0u, 0))>
inline void Barrier(__R object, uint semantics) { __order(object, semantics, 0); }
#endif

// Filters texels.
struct __SamplerState {
  __hlsl_resource_t [[hlsl::resource_class(Sampler)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, 14, 0, 0>)]] __handle;
  __HLSL_RESOURCE(__SamplerState)
};

// Compares texels with a value, then filters the results.
struct __SamplerComparisonState {
  __hlsl_resource_t [[hlsl::resource_class(Sampler)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, 14, 1, 0>)]] __handle;
  __HLSL_RESOURCE(__SamplerComparisonState)
};

// One-dimensional texture.
template <typename __T = vector<float, 4>> struct __Texture1D {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 1, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture1D)
  __T Sample(__SamplerState sampler, float location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, float location, int offset) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, float location, int offset, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), clamp);
  }
  __T Sample(__SamplerState sampler, float location, int offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), clamp, status);
  }
  __T SampleBias(__SamplerState sampler, float location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, float location, float bias, int offset) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, float location, float bias, int offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, float location, float bias, int offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, float location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, float location, float lod, int offset) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, float location, float lod, int offset, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), lod, status);
  }
  __T SampleGrad(__SamplerState sampler, float location, float ddx, float ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, float location, float ddx, float ddy, int offset) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, float location, float ddx, float ddy, int offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp);
  }
  __T SampleGrad(__SamplerState sampler, float location, float ddx, float ddy, int offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp, status);
  }
  float SampleCmp(__SamplerComparisonState comparison, float location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, float location, float compareValue, int offset) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, float location, float compareValue, int offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, clamp);
  }
  float SampleCmp(__SamplerComparisonState comparison, float location, float compareValue, int offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, clamp, status);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, float location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, float location, float compareValue, int offset) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, float location, float compareValue, int offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, status);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, float location, float compareValue, float lod) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, float location, float compareValue, float lod, int offset) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, float location, float compareValue, float lod, int offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, lod, status);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, float location, float compareValue, float bias) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, float location, float compareValue, float bias, int offset) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, float location, float compareValue, float bias, int offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, bias, clamp);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, float location, float compareValue, float bias, int offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, bias, clamp, status);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, float location, float compareValue, float ddx, float ddy) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, float location, float compareValue, float ddx, float ddy, int offset) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, float location, float compareValue, float ddx, float ddy, int offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, float location, float compareValue, float ddx, float ddy, int offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location, __none_float(), __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp, status);
  }
  __T Load(vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[1], texel[0], __none_int(), __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, int offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[1], texel[0], __none_int(), __none_int(), offset, __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, int offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), texel[1], texel[0], __none_int(), __none_int(), offset, __none_int(), __none_int(), status);
  }
  __T __at(int texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel, __none_int(), __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T operator[](int texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel, __none_int(), __none_int(), __none_int(), __none_int(), __none_int());
  }
  float CalculateLevelOfDetail(__SamplerState sampler, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place, __none_float(), __none_float(), 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place, __none_float(), __none_float(), 0);
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetail(__SamplerComparisonState comparison, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place, __none_float(), __none_float(), 1);
  }
#endif
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetailUnclamped(__SamplerComparisonState comparison, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place, __none_float(), __none_float(), 0);
  }
#endif
  template <typename __D> void GetDimensions(out __D x) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    count = (__D)sizes.w;
  }
  __parts<__Texture1D, __T, uint> __mips() const {
    __parts<__Texture1D, __T, uint> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Array of one-dimensional textures.
template <typename __T = vector<float, 4>> struct __Texture1DArray {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 6, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture1DArray)
  __T Sample(__SamplerState sampler, vector<float, 2> location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 2> location, int offset) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 2> location, int offset, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), clamp);
  }
  __T Sample(__SamplerState sampler, vector<float, 2> location, int offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), clamp, status);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias, int offset) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias, int offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias, int offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 2> location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 2> location, float lod, int offset) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 2> location, float lod, int offset, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), lod, status);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, float ddx, float ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, float ddx, float ddy, int offset) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, float ddx, float ddy, int offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, float ddx, float ddy, int offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp, status);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, int offset) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, int offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, clamp);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, int offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, clamp, status);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, int offset) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, int offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, status);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float lod) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float lod, int offset) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float lod, int offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, lod, status);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias, int offset) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias, int offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, bias, clamp);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias, int offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, bias, clamp, status);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float ddx, float ddy) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float ddx, float ddy, int offset) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float ddx, float ddy, int offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float ddx, float ddy, int offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset, __none_int(), __none_int(), compareValue, ddx, __none_float(), __none_float(), ddy, __none_float(), __none_float(), clamp, status);
  }
  __T Load(vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[2], texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, int offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[2], texel[0], texel[1], __none_int(), offset, __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, int offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), texel[2], texel[0], texel[1], __none_int(), offset, __none_int(), __none_int(), status);
  }
  __T __at(vector<int, 2> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T operator[](vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  float CalculateLevelOfDetail(__SamplerState sampler, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place, __none_float(), __none_float(), 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place, __none_float(), __none_float(), 0);
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetail(__SamplerComparisonState comparison, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place, __none_float(), __none_float(), 1);
  }
#endif
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetailUnclamped(__SamplerComparisonState comparison, float place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place, __none_float(), __none_float(), 0);
  }
#endif
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D y, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    count = (__D)sizes.w;
  }
  __parts<__Texture1DArray, __T, vector<uint, 2>> __mips() const {
    __parts<__Texture1DArray, __T, vector<uint, 2>> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Two-dimensional texture.
template <typename __T = vector<float, 4>> struct __Texture2D {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 2, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture2D)
  __T Sample(__SamplerState sampler, vector<float, 2> location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), clamp);
  }
  __T Sample(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), clamp, status);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias, vector<int, 2> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 2> location, float bias, vector<int, 2> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 2> location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 2> location, float lod, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 2> location, float lod, vector<int, 2> offset, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), lod, status);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, vector<float, 2> ddx, vector<float, 2> ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 2> location, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp, status);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, clamp);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, clamp, status);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, status);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float lod) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float lod, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float lod, vector<int, 2> offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, lod, status);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias, vector<int, 2> offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, bias, clamp);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, float bias, vector<int, 2> offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, bias, clamp, status);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp, status);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 2> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Red*/ 0);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, status);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 2> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Red*/ 0);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, status);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0)).w;
    return four;
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0)).w;
    return four;
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 2> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Green*/ 1);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, status);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1)).w;
    return four;
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1)).w;
    return four;
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 2> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Blue*/ 2);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, status);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2)).w;
    return four;
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2)).w;
    return four;
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 2> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Alpha*/ 3);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, status);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3)).w;
    return four;
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3)).w;
    return four;
  }
  vector<__element, 4> GatherRaw(__SamplerState sampler, vector<float, 2> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherRaw(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0);
  }
  vector<__element, 4> GatherRaw(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherRaw(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1]);
  }
  vector<__element, 4> GatherRaw(__SamplerState sampler, vector<float, 2> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherRaw_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], status);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Green*/ 1, compareValue);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue, status);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Blue*/ 2, compareValue);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue, status);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), 0, 0, /*Alpha*/ 3, compareValue);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue, status);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 2> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], __none_float(), __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).w;
    return four;
  }
  __T Load(vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[2], texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[2], texel[0], texel[1], __none_int(), offset[0], offset[1], __none_int());
  }
  __T Load(vector<int, 3> texel, vector<int, 2> offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), texel[2], texel[0], texel[1], __none_int(), offset[0], offset[1], __none_int(), status);
  }
  __T __at(vector<int, 2> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T operator[](vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  float CalculateLevelOfDetail(__SamplerState sampler, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], __none_float(), 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], __none_float(), 0);
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetail(__SamplerComparisonState comparison, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], __none_float(), 1);
  }
#endif
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetailUnclamped(__SamplerComparisonState comparison, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], __none_float(), 0);
  }
#endif
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D y, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    count = (__D)sizes.w;
  }
  __parts<__Texture2D, __T, vector<uint, 2>> __mips() const {
    __parts<__Texture2D, __T, vector<uint, 2>> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Array of two-dimensional textures.
template <typename __T = vector<float, 4>> struct __Texture2DArray {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 7, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture2DArray)
  __T Sample(__SamplerState sampler, vector<float, 3> location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), clamp);
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), clamp, status);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, vector<int, 2> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, vector<int, 2> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod, vector<int, 2> offset, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), lod, status);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 2> ddx, vector<float, 2> ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp, status);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, clamp);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, clamp, status);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, status);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float lod) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float lod, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float lod, vector<int, 2> offset, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, lod, status);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias, vector<int, 2> offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, bias, clamp);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias, vector<int, 2> offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, bias, clamp, status);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 2> ddx, vector<float, 2> ddy, vector<int, 2> offset, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], __none_int(), compareValue, ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], __none_float(), clamp, status);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Red*/ 0);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, status);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Red*/ 0);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, status);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0)).w;
    return four;
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0)).w;
    return four;
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Green*/ 1);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, status);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1)).w;
    return four;
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1)).w;
    return four;
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Blue*/ 2);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, status);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2)).w;
    return four;
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2)).w;
    return four;
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Alpha*/ 3);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, status);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3)).w;
    return four;
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3)).w;
    return four;
  }
  vector<__element, 4> GatherRaw(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherRaw(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0);
  }
  vector<__element, 4> GatherRaw(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherRaw(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1]);
  }
  vector<__element, 4> GatherRaw(__SamplerState sampler, vector<float, 3> location, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherRaw_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], status);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Red*/ 0, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Green*/ 1, compareValue);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue, status);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Green*/ 1, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Blue*/ 2, compareValue);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue, status);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Blue*/ 2, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), 0, 0, /*Alpha*/ 3, compareValue);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue, status);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).w;
    return four;
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<int, 2> offset0, vector<int, 2> offset1, vector<int, 2> offset2, vector<int, 2> offset3, out uint status) const {
    vector<int, 2> offset = offset0;
    vector<__element, 4> four = (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue, status);
    offset = offset1;
    four.y = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).y;
    offset = offset2;
    four.z = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).z;
    offset = offset3;
    four.w = ((vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], /*Alpha*/ 3, compareValue)).w;
    return four;
  }
  __T Load(vector<int, 4> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[3], texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 4> texel, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[3], texel[0], texel[1], texel[2], offset[0], offset[1], __none_int());
  }
  __T Load(vector<int, 4> texel, vector<int, 2> offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), texel[3], texel[0], texel[1], texel[2], offset[0], offset[1], __none_int(), status);
  }
  __T __at(vector<int, 3> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T operator[](vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  float CalculateLevelOfDetail(__SamplerState sampler, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], __none_float(), 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], __none_float(), 0);
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetail(__SamplerComparisonState comparison, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], __none_float(), 1);
  }
#endif
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetailUnclamped(__SamplerComparisonState comparison, vector<float, 2> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], __none_float(), 0);
  }
#endif
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D y, out __D z, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
    count = (__D)sizes.w;
  }
  __parts<__Texture2DArray, __T, vector<uint, 3>> __mips() const {
    __parts<__Texture2DArray, __T, vector<uint, 3>> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Three-dimensional texture.
template <typename __T = vector<float, 4>> struct __Texture3D {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 4, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture3D)
  __T Sample(__SamplerState sampler, vector<float, 3> location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, 0, __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, vector<int, 3> offset) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, vector<int, 3> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], clamp);
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, vector<int, 3> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], clamp, status);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, 0, bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, vector<int, 3> offset) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, vector<int, 3> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, vector<int, 3> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, 0, lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod, vector<int, 3> offset) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod, vector<int, 3> offset, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], lod, status);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), 0, 0, 0, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy, vector<int, 3> offset) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy, vector<int, 3> offset, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy, vector<int, 3> offset, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), offset[0], offset[1], offset[2], ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp, status);
  }
  __T Load(vector<int, 4> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[3], texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 4> texel, vector<int, 3> offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), texel[3], texel[0], texel[1], texel[2], offset[0], offset[1], offset[2]);
  }
  __T Load(vector<int, 4> texel, vector<int, 3> offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), texel[3], texel[0], texel[1], texel[2], offset[0], offset[1], offset[2], status);
  }
  __T __at(vector<int, 3> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T operator[](vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  float CalculateLevelOfDetail(__SamplerState sampler, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], place[2], 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], place[2], 0);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D y, out __D z, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
    count = (__D)sizes.w;
  }
  __parts<__Texture3D, __T, vector<uint, 3>> __mips() const {
    __parts<__Texture3D, __T, vector<uint, 3>> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Cube texture.
template <typename __T = vector<float, 4>> struct __TextureCube {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 5, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__TextureCube)
  __T Sample(__SamplerState sampler, vector<float, 3> location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), clamp);
  }
  __T Sample(__SamplerState sampler, vector<float, 3> location, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), clamp, status);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 3> location, float bias, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 3> location, float lod, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), lod, status);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 3> location, vector<float, 3> ddx, vector<float, 3> ddy, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp, status);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float clamp) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, clamp);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, clamp, status);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, status);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float lod) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float lod, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, lod, status);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, bias, clamp);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, float bias, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, bias, clamp, status);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 3> ddx, vector<float, 3> ddy) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 3> ddx, vector<float, 3> ddy, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, vector<float, 3> ddx, vector<float, 3> ddy, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), __none_int(), compareValue, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp, status);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 3> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0, status);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 3> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0, status);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Green*/ 1);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 3> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Green*/ 1, status);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Blue*/ 2);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 3> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Blue*/ 2, status);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Alpha*/ 3);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 3> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Alpha*/ 3, status);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Green*/ 1, compareValue);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Green*/ 1, compareValue, status);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Blue*/ 2, compareValue);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Blue*/ 2, compareValue, status);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Alpha*/ 3, compareValue);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 3> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], __none_float(), __none_int(), __none_int(), /*Alpha*/ 3, compareValue, status);
  }
  float CalculateLevelOfDetail(__SamplerState sampler, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], place[2], 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], place[2], 0);
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetail(__SamplerComparisonState comparison, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], place[2], 1);
  }
#endif
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetailUnclamped(__SamplerComparisonState comparison, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], place[2], 0);
  }
#endif
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D y, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    count = (__D)sizes.w;
  }
};

// Array of cube textures.
template <typename __T = vector<float, 4>> struct __TextureCubeArray {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 9, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__TextureCubeArray)
  __T Sample(__SamplerState sampler, vector<float, 4> location) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), __none_float());
  }
  __T Sample(__SamplerState sampler, vector<float, 4> location, float clamp) const {
    return (__T)__resource_ops<__element>::sample(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), clamp);
  }
  __T Sample(__SamplerState sampler, vector<float, 4> location, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sample_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), clamp, status);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 4> location, float bias) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), bias, __none_float());
  }
  __T SampleBias(__SamplerState sampler, vector<float, 4> location, float bias, float clamp) const {
    return (__T)__resource_ops<__element>::sampleBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), bias, clamp);
  }
  __T SampleBias(__SamplerState sampler, vector<float, 4> location, float bias, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), bias, clamp, status);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 4> location, float lod) const {
    return (__T)__resource_ops<__element>::sampleLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), lod);
  }
  __T SampleLevel(__SamplerState sampler, vector<float, 4> location, float lod, out uint status) const {
    return (__T)__resource_ops<__element>::sampleLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), lod, status);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 4> location, vector<float, 3> ddx, vector<float, 3> ddy) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], __none_float());
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 4> location, vector<float, 3> ddx, vector<float, 3> ddy, float clamp) const {
    return (__T)__resource_ops<__element>::sampleGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp);
  }
  __T SampleGrad(__SamplerState sampler, vector<float, 4> location, vector<float, 3> ddx, vector<float, 3> ddy, float clamp, out uint status) const {
    return (__T)__resource_ops<__element>::sampleGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp, status);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, __none_float());
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float clamp) const {
    return (float)__resource_ops<float>::sampleCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, clamp);
  }
  float SampleCmp(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, clamp, status);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue);
  }
  float SampleCmpLevelZero(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevelZero_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, status);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float lod) const {
    return (float)__resource_ops<float>::sampleCmpLevel(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, lod);
  }
  float SampleCmpLevel(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float lod, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpLevel_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, lod, status);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float bias) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, bias, __none_float());
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float bias, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpBias(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, bias, clamp);
  }
  float SampleCmpBias(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, float bias, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpBias_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, bias, clamp, status);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, vector<float, 3> ddx, vector<float, 3> ddy) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], __none_float());
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, vector<float, 3> ddx, vector<float, 3> ddy, float clamp) const {
    return (float)__resource_ops<float>::sampleCmpGrad(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp);
  }
  float SampleCmpGrad(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, vector<float, 3> ddx, vector<float, 3> ddy, float clamp, out uint status) const {
    return (float)__resource_ops<float>::sampleCmpGrad_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), __none_int(), compareValue, ddx[0], ddx[1], ddx[2], ddy[0], ddy[1], ddy[2], clamp, status);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 4> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0);
  }
  vector<__element, 4> Gather(__SamplerState sampler, vector<float, 4> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0, status);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 4> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0);
  }
  vector<__element, 4> GatherRed(__SamplerState sampler, vector<float, 4> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0, status);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 4> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Green*/ 1);
  }
  vector<__element, 4> GatherGreen(__SamplerState sampler, vector<float, 4> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Green*/ 1, status);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 4> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Blue*/ 2);
  }
  vector<__element, 4> GatherBlue(__SamplerState sampler, vector<float, 4> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Blue*/ 2, status);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 4> location) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Alpha*/ 3);
  }
  vector<__element, 4> GatherAlpha(__SamplerState sampler, vector<float, 4> location, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGather_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Alpha*/ 3, status);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmp(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0, compareValue);
  }
  vector<__element, 4> GatherCmpRed(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Red*/ 0, compareValue, status);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Green*/ 1, compareValue);
  }
  vector<__element, 4> GatherCmpGreen(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Green*/ 1, compareValue, status);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Blue*/ 2, compareValue);
  }
  vector<__element, 4> GatherCmpBlue(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Blue*/ 2, compareValue, status);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Alpha*/ 3, compareValue);
  }
  vector<__element, 4> GatherCmpAlpha(__SamplerComparisonState comparison, vector<float, 4> location, float compareValue, out uint status) const {
    return (vector<__element, 4>)__resource_ops<__element>::textureGatherCmp_status(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), location[0], location[1], location[2], location[3], __none_int(), __none_int(), /*Alpha*/ 3, compareValue, status);
  }
  float CalculateLevelOfDetail(__SamplerState sampler, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], place[2], 1);
  }
  float CalculateLevelOfDetailUnclamped(__SamplerState sampler, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampler.__handle), place[0], place[1], place[2], 0);
  }
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetail(__SamplerComparisonState comparison, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], place[2], 1);
  }
#endif
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 8
  float CalculateLevelOfDetailUnclamped(__SamplerComparisonState comparison, vector<float, 3> place) const {
    return (float)__resource_ops<float>::calculateLOD(
        __HLSL_HANDLE(__handle), __HLSL_HANDLE(comparison.__handle), place[0], place[1], place[2], 0);
  }
#endif
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), 0);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  template <typename __D> void GetDimensions(uint mip, out __D x, out __D y, out __D z, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), mip);
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
    count = (__D)sizes.w;
  }
};

// Two-dimensional multisampled texture.
template <typename __T = vector<float, 4>, int __N = 0> struct __Texture2DMS {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 3, (__value<__element_t<__T> >::sign ? 0 : 1), __N>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture2DMS)
  __T Load(vector<int, 2> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, int sample, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), offset[0], offset[1], __none_int());
  }
  __T Load(vector<int, 2> texel, int sample, vector<int, 2> offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), offset[0], offset[1], __none_int(), status);
  }
  __T __at(vector<int, 2> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T operator[](vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  float2 GetSamplePosition(int index) const {
    return (float2)__resource_ops<float>::texture2DMSGetSamplePosition(
        __HLSL_HANDLE(__handle), index);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    count = (__D)sizes.w;
  }
  __parts<__Texture2DMS, __T, vector<uint, 2>> __samples() const {
    __parts<__Texture2DMS, __T, vector<uint, 2>> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Array of two-dimensional multisampled textures.
template <typename __T = vector<float, 4>, int __N = 0> struct __Texture2DMSArray {
  __hlsl_resource_t [[hlsl::resource_class(SRV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 8, (__value<__element_t<__T> >::sign ? 0 : 1), __N>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__Texture2DMSArray)
  __T Load(vector<int, 3> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, int sample, vector<int, 2> offset) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], offset[0], offset[1], __none_int());
  }
  __T Load(vector<int, 3> texel, int sample, vector<int, 2> offset, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], offset[0], offset[1], __none_int(), status);
  }
  __T __at(vector<int, 3> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T operator[](vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), 0, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  float2 GetSamplePosition(int index) const {
    return (float2)__resource_ops<float>::texture2DMSGetSamplePosition(
        __HLSL_HANDLE(__handle), index);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
    count = (__D)sizes.w;
  }
  __parts<__Texture2DMSArray, __T, vector<uint, 3>> __samples() const {
    __parts<__Texture2DMSArray, __T, vector<uint, 3>> made;
    made.texture.__handle = __handle;
    return made;
  }
};

// Two-dimensional multisampled texture to write.
template <typename __T = vector<float, 4>, int __N = 0> struct __RWTexture2DMS {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 3, (__value<__element_t<__T> >::sign ? 0 : 1), __N>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture2DMS)
  __T Load(vector<int, 2> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, int sample, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  float2 GetSamplePosition(int index) const {
    return (float2)__resource_ops<float>::texture2DMSGetSamplePosition(
        __HLSL_HANDLE(__handle), index);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    count = (__D)sizes.w;
  }
  __parts<__RWTexture2DMS, typename __memory<__T>::type, vector<uint, 2>> __samples() const {
    __parts<__RWTexture2DMS, typename __memory<__T>::type, vector<uint, 2>> made;
    made.texture.__handle = __handle;
    return made;
  }
  typename __memory<__T>::type __at(vector<uint, 2> texel, uint number) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], __none_int(), number));
  }
  typename __memory<__T>::type operator[](vector<uint, 2> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], __none_int(), 0));
  }
};

// Array of two-dimensional multisampled textures to write.
template <typename __T = vector<float, 4>, int __N = 0> struct __RWTexture2DMSArray {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 8, (__value<__element_t<__T> >::sign ? 0 : 1), __N>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture2DMSArray)
  __T Load(vector<int, 3> texel, int sample) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, int sample, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), sample, texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int(), status);
  }
  float2 GetSamplePosition(int index) const {
    return (float2)__resource_ops<float>::texture2DMSGetSamplePosition(
        __HLSL_HANDLE(__handle), index);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z, out __D count) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
    count = (__D)sizes.w;
  }
  __parts<__RWTexture2DMSArray, typename __memory<__T>::type, vector<uint, 3>> __samples() const {
    __parts<__RWTexture2DMSArray, typename __memory<__T>::type, vector<uint, 3>> made;
    made.texture.__handle = __handle;
    return made;
  }
  typename __memory<__T>::type __at(vector<uint, 3> texel, uint number) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], texel[2], number));
  }
  typename __memory<__T>::type operator[](vector<uint, 3> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], texel[2], 0));
  }
};

// One-dimensional texture to write.
template <typename __T = vector<float, 4>> struct __RWTexture1D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 1, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture1D)
  __T Load(int texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel, __none_int(), __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(int texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel, __none_int(), __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
  }
  typename __memory<__T>::type operator[](uint texel) const {
    return __HLSL_MEMORY(__T, __texel(texel, __none_int(), __none_int()));
  }
};

// Array of one-dimensional textures to write.
template <typename __T = vector<float, 4>> struct __RWTexture1DArray {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 6, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture1DArray)
  __T Load(vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  typename __memory<__T>::type operator[](vector<uint, 2> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], __none_int()));
  }
};

// Two-dimensional texture to write.
template <typename __T = vector<float, 4>> struct __RWTexture2D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 2, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture2D)
  __T Load(vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  typename __memory<__T>::type operator[](vector<uint, 2> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], __none_int()));
  }
};

// Array of two-dimensional textures to write.
template <typename __T = vector<float, 4>> struct __RWTexture2DArray {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 7, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture2DArray)
  __T Load(vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  typename __memory<__T>::type operator[](vector<uint, 3> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], texel[2]));
  }
};

// Three-dimensional texture to write.
template <typename __T = vector<float, 4>> struct __RWTexture3D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 4, (__value<__element_t<__T> >::sign ? 0 : 1), 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RWTexture3D)
  __T Load(vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  typename __memory<__T>::type operator[](vector<uint, 3> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], texel[2]));
  }
};

// Its accesses keep the order of primitives.
template <typename __T = vector<float, 4>> struct __RasterizerOrderedTexture1D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 1, (__value<__element_t<__T> >::sign ? 0 : 1) + 2, 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RasterizerOrderedTexture1D)
  __T Load(int texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel, __none_int(), __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(int texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel, __none_int(), __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
  }
  typename __memory<__T>::type operator[](uint texel) const {
    return __HLSL_MEMORY(__T, __texel(texel, __none_int(), __none_int()));
  }
};

// Its accesses keep the order of primitives.
template <typename __T = vector<float, 4>> struct __RasterizerOrderedTexture1DArray {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 6, (__value<__element_t<__T> >::sign ? 0 : 1) + 2, 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RasterizerOrderedTexture1DArray)
  __T Load(vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  typename __memory<__T>::type operator[](vector<uint, 2> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], __none_int()));
  }
};

// Its accesses keep the order of primitives.
template <typename __T = vector<float, 4>> struct __RasterizerOrderedTexture2D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 2, (__value<__element_t<__T> >::sign ? 0 : 1) + 2, 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RasterizerOrderedTexture2D)
  __T Load(vector<int, 2> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 2> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], __none_int(), __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
  }
  typename __memory<__T>::type operator[](vector<uint, 2> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], __none_int()));
  }
};

// Its accesses keep the order of primitives.
template <typename __T = vector<float, 4>> struct __RasterizerOrderedTexture2DArray {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 7, (__value<__element_t<__T> >::sign ? 0 : 1) + 2, 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RasterizerOrderedTexture2DArray)
  __T Load(vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  typename __memory<__T>::type operator[](vector<uint, 3> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], texel[2]));
  }
};

// Its accesses keep the order of primitives.
template <typename __T = vector<float, 4>> struct __RasterizerOrderedTexture3D {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<__T, 4, (__value<__element_t<__T> >::sign ? 0 : 1) + 2, 0>)]] __handle;
  using __element = __element_t<__T>;
  __HLSL_RESOURCE(__RasterizerOrderedTexture3D)
  __T Load(vector<int, 3> texel) const {
    return (__T)__resource_ops<__element>::textureLoad(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int());
  }
  __T Load(vector<int, 3> texel, out uint status) const {
    return (__T)__resource_ops<__element>::textureLoad_status(
        __HLSL_HANDLE(__handle), __none_int(), texel[0], texel[1], texel[2], __none_int(), __none_int(), __none_int(), status);
  }
  template <typename __D> void GetDimensions(out __D x, out __D y, out __D z) const {
    uint4 sizes = __resource_ops<uint>::getDimensions(__HLSL_HANDLE(__handle), __none_int());
    x = (__D)sizes.x;
    y = (__D)sizes.y;
    z = (__D)sizes.z;
  }
  typename __memory<__T>::type operator[](vector<uint, 3> texel) const {
    return __HLSL_MEMORY(__T, __texel(texel[0], texel[1], texel[2]));
  }
};

#undef __HLSL_RESOURCE
#undef __HLSL_HANDLE
#undef __HLSL_MEMORY
#pragma pop_macro("SRV")
#pragma pop_macro("UAV")

} // namespace hlsl

#undef __HLSL_BUILTIN
#undef __HLSL_SINCE
#undef __HLSL_SINCE_IN
#undef __HLSL_WARN_BEFORE
#undef __HLSL_HALF_SUFFIX
#undef __HLSL_AT
#undef __HLSL_CONVERT1
#undef __HLSL_CONVERT2
#undef __HLSL_CONVERT3
#undef __HLSL_MATRIX1
#undef __HLSL_MATRIX2
#undef __HLSL_MATRIX3
#pragma clang diagnostic pop

// Clang cannot default-construct a struct in groupshared memory. Such memory has no initial
// value, so a declaration says the same; the back end makes the variable of it.
#define groupshared extern groupshared

// Of an element type, these tell a view's format, which the shader's code does not need.
#define unorm
#define snorm

// Words of declarations, for dxil-frontend, which reads the attributes.
#define row_major __attribute__((suppress("dxil.row_major")))
#define column_major __attribute__((suppress("dxil.column_major")))
#define globallycoherent __attribute__((suppress("dxil.globallycoherent")))
// dxil-frontend makes arithmetic exact in a unit that has the word.
#define precise
// What is not static is uniform anyway.
#define uniform
#define nointerpolation __attribute__((annotate("dxil.interpolation:nointerpolation")))
#define noperspective __attribute__((annotate("dxil.interpolation:noperspective")))
// What stands for `row_major` and `column_major` behind `typedef` and in angle brackets, and for `vector`, `matrix`
// and `Buffer` without arguments.
#define __w_major __attribute__((annotate("dxil.row_major")))
#define __lumn_major __attribute__((annotate("dxil.column_major")))
#define __w_maior _Pragma("dxil_element_order row_major")
#define __lumn_maior _Pragma("dxil_element_order column_major")
#define __vec4 float4
#define __mat4 float4x4
#define __bfr4 Buffer<float4>
// What stands for `linear`, `centroid` and `sample` where they are no names.
#define __near __attribute__((annotate("dxil.interpolation:linear")))
#define __ntroid __attribute__((annotate("dxil.interpolation:centroid")))
#define __mple __attribute__((annotate("dxil.interpolation:sample")))

// The statement.
#define discard hlsl::clip(-1.0f)

// The row that stands for several elements of a matrix; dxil-frontend resolves it.
namespace hlsl {
int __elements(int names);
} // namespace hlsl

#ifdef __HLSL_PRECOMPILE
namespace hlsl {
using __made_by_clang = decltype(sizeof(Buffer<float>),
    sizeof(RWBuffer<float>),
    sizeof(RasterizerOrderedBuffer<float>),
    sizeof(StructuredBuffer<float>),
    sizeof(RWStructuredBuffer<float>),
    sizeof(RasterizerOrderedStructuredBuffer<float>),
    sizeof(AppendStructuredBuffer<float>),
    sizeof(ConsumeStructuredBuffer<float>));
} // namespace hlsl
#endif

// Clang has classes of some of these names. A texture's name is looked up in a class that
// has it as a base, where it names both the template and, alone, the one of float4.
namespace hlsl {
struct __names_Texture1D : __Texture1D<> {};
struct __names_Texture1DArray : __Texture1DArray<> {};
struct __names_Texture2D : __Texture2D<> {};
struct __names_Texture2DArray : __Texture2DArray<> {};
struct __names_Texture3D : __Texture3D<> {};
struct __names_TextureCube : __TextureCube<> {};
struct __names_TextureCubeArray : __TextureCubeArray<> {};
struct __names_Texture2DMS : __Texture2DMS<> {};
struct __names_Texture2DMSArray : __Texture2DMSArray<> {};
struct __names_RWTexture2DMS : __RWTexture2DMS<> {};
struct __names_RWTexture2DMSArray : __RWTexture2DMSArray<> {};
struct __names_RWTexture1D : __RWTexture1D<> {};
struct __names_RWTexture1DArray : __RWTexture1DArray<> {};
struct __names_RWTexture2D : __RWTexture2D<> {};
struct __names_RWTexture2DArray : __RWTexture2DArray<> {};
struct __names_RWTexture3D : __RWTexture3D<> {};
struct __names_RasterizerOrderedTexture1D : __RasterizerOrderedTexture1D<> {};
struct __names_RasterizerOrderedTexture1DArray : __RasterizerOrderedTexture1DArray<> {};
struct __names_RasterizerOrderedTexture2D : __RasterizerOrderedTexture2D<> {};
struct __names_RasterizerOrderedTexture2DArray : __RasterizerOrderedTexture2DArray<> {};
struct __names_RasterizerOrderedTexture3D : __RasterizerOrderedTexture3D<> {};
using sampler = __SamplerState;
} // namespace hlsl
#define ConstantBuffer hlsl::__ConstantBuffer
#define TextureBuffer hlsl::__TextureBuffer
#define ByteAddressBuffer hlsl::__ByteAddressBuffer
#define RWByteAddressBuffer hlsl::__RWByteAddressBuffer
#define RasterizerOrderedByteAddressBuffer hlsl::__RasterizerOrderedByteAddressBuffer
#define FeedbackTexture2D hlsl::__FeedbackTexture2D
#define FeedbackTexture2DArray hlsl::__FeedbackTexture2DArray
#define RaytracingAccelerationStructure hlsl::__RaytracingAccelerationStructure
#define RayQuery hlsl::__RayQuery
#define SamplerState hlsl::__SamplerState
#define SamplerComparisonState hlsl::__SamplerComparisonState
#define Texture1D hlsl::__names_Texture1D::__Texture1D
#define Texture1DArray hlsl::__names_Texture1DArray::__Texture1DArray
#define Texture2D hlsl::__names_Texture2D::__Texture2D
#define Texture2DArray hlsl::__names_Texture2DArray::__Texture2DArray
#define Texture3D hlsl::__names_Texture3D::__Texture3D
#define TextureCube hlsl::__names_TextureCube::__TextureCube
#define TextureCubeArray hlsl::__names_TextureCubeArray::__TextureCubeArray
#define Texture2DMS hlsl::__names_Texture2DMS::__Texture2DMS
#define Texture2DMSArray hlsl::__names_Texture2DMSArray::__Texture2DMSArray
#define RWTexture2DMS hlsl::__names_RWTexture2DMS::__RWTexture2DMS
#define RWTexture2DMSArray hlsl::__names_RWTexture2DMSArray::__RWTexture2DMSArray
#define RWTexture1D hlsl::__names_RWTexture1D::__RWTexture1D
#define RWTexture1DArray hlsl::__names_RWTexture1DArray::__RWTexture1DArray
#define RWTexture2D hlsl::__names_RWTexture2D::__RWTexture2D
#define RWTexture2DArray hlsl::__names_RWTexture2DArray::__RWTexture2DArray
#define RWTexture3D hlsl::__names_RWTexture3D::__RWTexture3D
#define RasterizerOrderedTexture1D hlsl::__names_RasterizerOrderedTexture1D::__RasterizerOrderedTexture1D
#define RasterizerOrderedTexture1DArray hlsl::__names_RasterizerOrderedTexture1DArray::__RasterizerOrderedTexture1DArray
#define RasterizerOrderedTexture2D hlsl::__names_RasterizerOrderedTexture2D::__RasterizerOrderedTexture2D
#define RasterizerOrderedTexture2DArray hlsl::__names_RasterizerOrderedTexture2DArray::__RasterizerOrderedTexture2DArray
#define RasterizerOrderedTexture3D hlsl::__names_RasterizerOrderedTexture3D::__RasterizerOrderedTexture3D
