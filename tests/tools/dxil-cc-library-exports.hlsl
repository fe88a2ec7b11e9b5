// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A library without entries: exported functions reach the resources that they use.
//
// RUN: %dxil-cc-unchecked -T lib_6_6 %s -Fo %t.dxil && %dxil-val %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc-unchecked -T lib_6_6 -Od %s -Fo %t.od.dxil && %dxil-val %t.od.dxil
cbuffer C : register(b0) { float4 k; };
RWBuffer<float4> Out : register(u0);
Texture2D<float4> Picture : register(t1);

// CHECK-LABEL: define <4 x float> @"\01?work@@
// CHECK-DAG: load %dx.types.Handle, %dx.types.Handle* @"\01?Out@@3A"
// CHECK-DAG: load %dx.types.Handle, %dx.types.Handle* @"\01?C@@3A"
// CHECK-DAG: load %dx.types.Handle, %dx.types.Handle* @"\01?Picture@@3A"
// CHECK: ret <4 x float>
export float4 work(float4 a, int2 p) {
  Out[1] = a;
  return a + k + Picture.Load(int3(p, 0));
}

// What has no meaning is some value in a program, never undef; a varying index marks its address alone.
// CHECK-LABEL: define float @"\01?nothing@@
// CHECK: ret float 0
export float nothing(float a) { float x; return x; }

Texture2D<float4> Many[4] : register(t5);
// CHECK-LABEL: define <4 x float> @"\01?varying@@
// CHECK: getelementptr {{.*}}, !dx.nonuniform
// CHECK-NEXT: load %dx.types.Handle, %dx.types.Handle* %{{[^!]*$}}
export float4 varying(uint i) { return Many[NonUniformResourceIndex(i)].Load(int3(0, 0, 0)); }
