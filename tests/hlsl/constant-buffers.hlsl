// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant buffers as objects: members, bases, methods, copies, arguments, arrays of them.
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_6 %s -Fo %t.dxil -Fc - | FileCheck %s
//
// The sizes are those of a constant buffer: arrays and matrices have a row for each element.
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 13, i32 128 })
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 6, i32 1, i8 2 }, i32 4, i1 false)
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 -1, i32 2, i8 2 }, i32 %{{.*}}, i1 true)
// CHECK-DAG: %[[A:.*]] = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{.*}}, i32 4)
// CHECK-DAG: extractvalue %dx.types.CBufRet.f32 %[[A]], 1
// CHECK-DAG: @dx.op.cbufferLoadLegacy.i32(i32 59, %dx.types.Handle %{{.*}}, i32 7)
// CHECK-DAG: !"cb", i32 0, i32 2, i32 1, i32 128, null}
// CHECK-DAG: !"arr", i32 1, i32 3, i32 4, i32 128, null}
// CHECK-DAG: !"un", i32 2, i32 0, i32 -1, i32 16, null}
// CHECK-DAG: !"impl", i32 0, i32 0, i32 1, i32 16, null}
struct B { float2 p; double dd; };
struct S : B { float3 a; float b; float2x3 m; float arr[3]; int2 k; bool f; float get() { return b * a.x; } void poke() { b = 3; } };
struct T1 { float4 x; };
ConstantBuffer<S> cb : register(b2);
ConstantBuffer<S> arr[4] : register(b3, space1);
ConstantBuffer<T1> un[] : register(b0, space2);
ConstantBuffer<T1> impl;
RWStructuredBuffer<float4> o : register(u0);
float sum(S s) { return s.a.x + s.k.y; }
float4 pass(ConstantBuffer<T1> c) { return c.x; }
[numthreads(1,1,1)] void main(uint3 t : SV_DispatchThreadID) {
  o[0] = float4(cb.a, cb.b);
  o[1] = arr[t.x].arr[t.y] + cb.get() + cb.m[1][2] + cb.p.x;
  S s = cb;
  o[2] = s.a.x + s.k.y + sum(cb) + sum(arr[1]) + cb.f;
  o[3] = un[NonUniformResourceIndex(t.z)].x + pass(impl) + pass(un[3]);
  ConstantBuffer<T1> l = un[t.x];
  o[4] = l.x.wzyx;
}
