// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources and samplers from the descriptor heaps: the annotation says what they are, no binding is left.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc - | FileCheck %s
//
// CHECK-DAG: %[[TEX:.*]] = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %{{.*}}, i1 false, i1 false)
// CHECK-DAG: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[TEX]], %dx.types.ResourceProperties { i32 {{2|4098}}, i32
// CHECK-DAG: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %{{.*}}, i1 true, i1 true)
// CHECK-DAG: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 %{{.*}}, i1 false, i1 true)
// CHECK-DAG: %[[CB:.*]] = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 3, i1 false, i1 false)
// CHECK-DAG: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[CB]], %dx.types.ResourceProperties { i32 13, i32 16 })
// CHECK-DAG: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 4, i1 false, i1 false)
// CHECK-DAG: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 5, i1 false, i1 false)
// CHECK-DAG: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 7, i1 false, i1 false)
// CHECK-DAG: call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 8, i1 true, i1 false)
// Both heaps are in the flags, and the two bindings are all that is listed.
// CHECK-DAG: !{i32 0, i64 3221225488, i32 4,
// CHECK-DAG: !{null, ![[#]], ![[#]], null}
struct T1 { float4 x; };
RWStructuredBuffer<float4> o : register(u0);
cbuffer C : register(b0) { uint idx; };
float4 sample(Texture2D<float4> t, SamplerState s, float2 p) { return t.SampleLevel(s, p, 0); }
[numthreads(8,1,1)] void main(uint3 t : SV_DispatchThreadID) {
  Texture2D<float4> tex = ResourceDescriptorHeap[idx];
  SamplerState s = SamplerDescriptorHeap[NonUniformResourceIndex(t.y)];
  ByteAddressBuffer b = ResourceDescriptorHeap[NonUniformResourceIndex(t.x)];
  ConstantBuffer<T1> cb = ResourceDescriptorHeap[3];
  RWStructuredBuffer<T1> rw = ResourceDescriptorHeap[4];
  RWTexture2D<float> rt = ResourceDescriptorHeap[idx + 1];
  rt[t.xy] = 3;
  rw[1].x = 4;
  Buffer<float> bf = ResourceDescriptorHeap[5];
  o[0] = tex.SampleLevel(s, float2(t.xy), 0) + b.Load<float>(4) + cb.x + bf[3];
  o[1] = sample(ResourceDescriptorHeap[7], SamplerDescriptorHeap[8], 0.5);
}
