// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Strides of structs in structured buffers: members at multiples of their scalars, no padding of vectors.
// RUN: %dxil-cc -T cs_6_6 -enable-16bit-types %s -Fo %t.dxil -Fc - | FileCheck %s
struct A { float a; float3 c; };
struct B { float3 c; float a; };
struct C { float a; int b; float3 c; };
struct D { int a; double d; };
struct E { double d; int a; };
struct F { half3 h; half a; };
struct G { B b[2]; float2 c; };
struct H : A { float3 more; };
RWStructuredBuffer<A> OA : register(u0);
RWStructuredBuffer<B> OB : register(u1);
RWStructuredBuffer<C> OC : register(u2);
RWStructuredBuffer<D> OD : register(u3);
RWStructuredBuffer<E> OE : register(u4);
RWStructuredBuffer<F> OF : register(u5);
RWStructuredBuffer<G> OG : register(u6);
RWStructuredBuffer<H> OH : register(u7);
[numthreads(1, 1, 1)] void main() {
  // CHECK-DAG: ResourceProperties { i32 {{[0-9]+}}, i32 16 }
  // CHECK-DAG: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 8, float 1.000000e+00
  OA[1].c.y = 1;
  // CHECK-DAG: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 12, float 2.000000e+00
  OB[1].a = 2;
  // CHECK-DAG: ResourceProperties { i32 {{[0-9]+}}, i32 20 }
  // CHECK-DAG: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 16, float 3.000000e+00
  OC[1].c.z = 3;
  // CHECK-DAG: i32 1, i32 8, double 4.000000e+00
  OD[1].d = 4;
  // CHECK-DAG: rawBufferStore.i32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 8, i32 5
  OE[1].a = 5;
  // CHECK-DAG: ResourceProperties { i32 {{[0-9]+}}, i32 8 }
  // CHECK-DAG: i32 1, i32 6, half
  OF[1].a = 6;
  // CHECK-DAG: ResourceProperties { i32 {{[0-9]+}}, i32 40 }
  // CHECK-DAG: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 28, float 7.000000e+00
  OG[1].b[1].a = 7;
  // CHECK-DAG: ResourceProperties { i32 {{[0-9]+}}, i32 28 }
  // CHECK-DAG: rawBufferStore.f32(i32 140, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 24, float 8.000000e+00
  OH[1].more.z = 8;
}
