// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs and arrays of structs copied out of constant buffers: variables, assignments, arguments,
// results. Rows are those that dxc reads of the same source.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -Od -T cs_6_6 %s -Fo %t.dxil
// RUN: %dxil-val %t.dxil

struct P { float2 a[2]; float3 v; float f; };
struct S { float3 v; float f[3]; P p[2]; float2x3 m; double d; int i; bool b; };
struct Prefix { float2 a, b; float3 v; };
struct W { float4 w; P inner; float big[9]; };
cbuffer C : register(b1) { float lead; S s; P ps[3]; W w; }
S g; // of $Globals
RWStructuredBuffer<float> o;

float take(S t) { return t.p[1].a[1].y + t.m[1][2] + (t.b ? 1 : 0); }
P result() { return w.inner; }

[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) {
  // CHECK-DAG: %[[C:.*]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[#]], %dx.types.ResourceProperties { i32 13, i32 580 })
  // CHECK-DAG: %[[G:.*]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[#]], %dx.types.ResourceProperties { i32 13, i32 216 })
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 3)
  S t = s;
  o[0] = t.f[1];
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 9)
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 13)
  // CHECK-DAG: cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %[[C]], i32 14)
  o[1] = take(s);
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[G]], i32 8)
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[G]], i32 12)
  // CHECK-DAG: cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %[[G]], i32 13)
  o[2] = take(g);
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 20)
  P q;
  q = ps[1];
  o[3] = q.v.z;
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 23)
  P all[3] = ps;
  o[4] = all[2].f;
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 10)
  P two[2];
  two = s.p;
  o[5] = two[1].f;
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 27)
  o[6] = result().f;
  // More elements than a few are copied in a loop, unrolled or not.
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 35)
  W copy = w;
  o[7] = copy.big[7];
  // A cast to another struct takes member by member.
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 18)
  o[9] = ((Prefix)ps[1]).b.y + ((Prefix)ps[1]).a.x;
  // Such structs still have lists and casts.
  P listed = {float2(i, 1), float2(2, 3), float3(4, 5, 6), 7};
  P zero = (P)0;
  zero = listed;
  o[8] = zero.v.y;
}
