// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of matrix elements: read, written, several at a time, beside a struct whose fields have such names.
//
// RUN: split-file %s %t
// RUN: %dxil-cc -T cs_6_6 %t/elements.hlsl -Fc - -Fo %t.dxil | FileCheck %t/elements.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/errors.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/errors.hlsl

//--- elements.hlsl
// Each is one store of literals: what is written is what is read.
RWStructuredBuffer<float4> Out : register(u0);
struct Fields {
  float _31;
};
cbuffer Constants : register(b0) {
  float4x4 M;
}
float4x4 changed(float4x4 m) {
  m._m33 += 1;
  return m;
}
#define DIAGONAL(m) (m._11_22_33_44)
template <typename T> float2 corners(T m) { return m._m00_m33; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  float4x4 m = 0;
  m._m00 = 1;
  m._12 = 2;
  m._m20_m21_m22_m23 = float4(3, 4, 5, 6);
  m._41_14 = m._11_12;
  m._m33_m30 *= 2;
  // CHECK-DAG: rawBufferStore.f32(i32 140, {{.*}}, i32 0, i32 0, float 1.000000e+00, float 2.000000e+00, float 0.000000e+00, float 2.000000e+00
  Out[0] = m[0];
  // CHECK-DAG: rawBufferStore.f32(i32 140, {{.*}}, i32 1, i32 0, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00
  Out[1] = m[2];
  // CHECK-DAG: rawBufferStore.f32(i32 140, {{.*}}, i32 2, i32 0, float 1.000000e+00, float 0.000000e+00, float 5.000000e+00, float 1.000000e+00
  Out[2] = float4(m._11_22_33, changed(m)._44);
  // CHECK-DAG: rawBufferStore.f32(i32 140, {{.*}}, i32 3, i32 0, float 1.000000e+00, float 0.000000e+00, float 1.000000e+00, float 0.000000e+00
  Out[3] = float4(corners(m), (DIAGONAL(m)).xy);
  Fields s;
  float4x2 tall = float4x2(1, 2, 3, 4, 5, 6, 7, 8);
  // CHECK-DAG: rawBufferStore.f32(i32 140, {{.*}}, i32 4, i32 0, float 1.000000e+00, float 3.000000e+00, float 5.000000e+00, float 7.000000e+00
  Out[4] = tall._m00_m10_m20_m30;
  s._31 = 9;
  // CHECK-DAG: rawBufferStore.f32(i32 140, {{.*}}, i32 5, i32 0, float 9.000000e+00, float 1.000000e+00, float 5.000000e+00, float 2.000000e+00
  Out[5] = float4(s._31, changed(m)._m00_m22_m01);
  // Columns of a constant buffer are its rows.
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, {{.*}}, i32 2)
  Out[6] = M._m02_m12_m22_m32;
}

//--- errors.hlsl
RWStructuredBuffer<float2> Out : register(u0);
[numthreads(1, 1, 1)] void main() {
  float2x2 m = 0;
  // CHECK: errors.hlsl:[[#@LINE+1]]:[[#]]: error: swizzle '_m20' is out of bounds for 'float2x2'
  m._m20 = 1;
  // CHECK: errors.hlsl:[[#@LINE+1]]:[[#]]: error: swizzle '_m00_m33' is out of bounds for 'float2x2'
  Out[1] = m._m00_m33;
}
