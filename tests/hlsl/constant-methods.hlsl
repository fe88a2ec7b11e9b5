// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods of structs in constant buffers: of members, of elements, overloaded, defined outside of the
// struct, of a base. Rows are those that dxc reads of the same source.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil

struct Base {
  float4 first;
  float own() { return first.w; }
};
struct S : Base {
  float4 a;
  float k[3];
  float get(int i) { return k[i]; }
  float get(float4 by, Base with) { return a.y * by.x + with.own(); }
  float outside();
  S operator+(S other) { S r = other; r.a += a; return r; }
  static float none() { return 5; }
};
float S::outside() { return get(1) * 2; }
cbuffer C : register(b1) { S s; S ss[2]; }
S g; // of $Globals
RWStructuredBuffer<float> o;

[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) {
  // CHECK-DAG: %[[C:.*]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[#]], %dx.types.ResourceProperties { i32 13, i32 228 })
  // CHECK-DAG: %[[G:.*]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[#]], %dx.types.ResourceProperties { i32 13, i32 68 })
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 4)
  o[0] = s.get(2);
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 13)
  o[1] = ss[1].outside();
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 1)
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 10)
  o[2] = s.get(i, ss[1]);
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[G]], i32 0)
  o[3] = g.own();
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[G]], i32 1)
  o[4] = (g + s).a.z + s.none();
}
