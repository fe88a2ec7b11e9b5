// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Local arrays of resources, and variables that one of two is assigned to: one binding, another index.
//
// RUN: rm -f %t-bad.dxil
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_0 -Od %s -Fo %t0.dxil && %dxil-val %t0.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: not %dxil-cc -T cs_6_6 -D DIFFERENT %s -Fo %t-bad.dxil 2>&1 | FileCheck %s --check-prefix=DIFFERENT
// RUN: not ls %t-bad.dxil
//
// DIFFERENT: local-array.hlsl:[[#@LINE+24]]:[[#]]: error: resource is selected at run time from different bindings
RWByteAddressBuffer Bytes[4] : register(u0);
RWByteAddressBuffer Other : register(u9);
RWStructuredBuffer<float2> Items[3] : register(u10);
Texture2D<float4> Pictures[4] : register(t0);
RWBuffer<float4> Out : register(u20);
SamplerState Linear : register(s0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  RWByteAddressBuffer bytes[4];
  bytes[0] = Bytes[3];
  bytes[1] = Bytes[2];
  bytes[2] = Bytes[1];
  bytes[3] = Bytes[0];
  // CHECK: %[[B:.*]] = load i32, i32*
  // CHECK: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 3, i32 0, i8 1 }, i32 %[[B]], i1 false)
  bytes[id.x & 3].Store(0, id.x + 10);

  RWStructuredBuffer<float2> items[2] = {Items[1], Items[2]};
  // CHECK: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 10, i32 12, i32 0, i8 1 }, i32 %{{.*}}, i1 true)
  items[NonUniformResourceIndex(id.x & 1)][id.x] = 4;
  items[id.x & 1].IncrementCounter();
#ifdef DIFFERENT
  RWByteAddressBuffer Two[2] = {Bytes[0], Other};  Two[id.x & 1].Store(0, 1);
#endif
  Texture2D<float4> pictures[2] = {Pictures[1], Pictures[2]};
  // CHECK: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 3, i32 0, i8 0 }, i32 %{{.*}}, i1 false)
  Out[id.x] = pictures[id.x & 1].SampleLevel(Linear, float2(0, 0), 0);
  Texture2D<float4> one = Pictures[0];
  if (id.y > 2)
    one = Pictures[2];
  // CHECK: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 3, i32 0, i8 0 }, i32 %{{.*}}, i1 false)
  Out[id.x + 1] = one.SampleLevel(Linear, float2(0, 0), 0);
}
