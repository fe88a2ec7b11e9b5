// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members of structs with bases in constant buffers: a base's members come first, what follows them
// begins no new row. Rows and components are those that dxc reads of the same source.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil

struct B { float3 a; int2 k; };
struct D : B { float b; float2 c; };
struct F : D { float3 f; float arr[2]; B inner; };
cbuffer C : register(b1) { float lead; F d; F ds[2]; }
F g; // of $Globals
RWStructuredBuffer<float> o;
float take(F x) { return x.b; }
int takeBase(B x) { return x.k.x; }

[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) {
  // CHECK-DAG: %[[C:.*]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[#]], %dx.types.ResourceProperties { i32 13, i32 392 })
  // CHECK-DAG: %[[G:.*]] = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[#]], %dx.types.ResourceProperties { i32 13, i32 120 })
  // CHECK-DAG: %[[B:.*]] = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 2)
  // CHECK-DAG: extractvalue %dx.types.CBufRet.f32 %[[B]], 2
  o[0] = d.b;
  // CHECK-DAG: %[[K:.*]] = call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %[[C]], i32 2)
  // CHECK-DAG: extractvalue %dx.types.CBufRet.i32 %[[K]], 1
  o[1] = d.k.y;
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 4)
  o[2] = d.f.y;
  // CHECK-DAG: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[C]], i32 6)
  o[3] = d.arr[1];
  // CHECK-DAG: cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %[[C]], i32 24)
  o[4] = ds[1].inner.k.x + takeBase(ds[1].inner);
  // CHECK-DAG: %[[GB:.*]] = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[G]], i32 1)
  // CHECK-DAG: extractvalue %dx.types.CBufRet.f32 %[[GB]], 2
  o[5] = take(g);
  // CHECK-DAG: cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %[[G]], i32 1)
  o[6] = takeBase(g);
}
