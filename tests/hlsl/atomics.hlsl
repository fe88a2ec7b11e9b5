// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Interlocked functions act on groupshared memory and on elements of buffers in place.
//
// RUN: %hlsl_cs cs_6_6 %s | FileCheck %s

RWStructuredBuffer<uint> U;
RWStructuredBuffer<int> I;
RWBuffer<uint> T;
RWStructuredBuffer<float> F;
RWStructuredBuffer<uint64_t> L;
groupshared uint G[8];
groupshared int S;
groupshared float GF;
groupshared int64_t GL;

[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  uint old;
  int before;
  float was;
  // CHECK: atomicrmw add ptr addrspace(3) %{{.*}}, i32 1 monotonic
  InterlockedAdd(G[i], 1);
  // CHECK: [[ELEMENT:%.*]] = {{.*}}call {{.*}}ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i32_1_0t(
  // CHECK: [[OLD:%.*]] = atomicrmw add ptr [[ELEMENT]], i32 2 monotonic
  InterlockedAdd(U[i], 2, old);
  // CHECK: store i32 [[OLD]]
  T[0] = old;
  // CHECK: atomicrmw and ptr addrspace(3) @S, i32 3 monotonic
  InterlockedAnd(S, 3);
  // CHECK: atomicrmw or ptr %{{.*}}, i32 4 monotonic
  InterlockedOr(T[1], 4);
  // CHECK: atomicrmw xor ptr addrspace(3) %{{.*}}, i32 5 monotonic
  InterlockedXor(G[i], 5, old);
  T[2] = old;
  // CHECK: atomicrmw min ptr addrspace(3) @S, i32 -1 monotonic
  InterlockedMin(S, -1, before);
  I[1] = before;
  // CHECK: atomicrmw umax ptr addrspace(3) %{{.*}}, i32 7 monotonic
  InterlockedMax(G[i], 7);
  // CHECK: atomicrmw max ptr %{{.*}}, i32 8 monotonic
  InterlockedMax(I[i], 8);
  // CHECK: atomicrmw xchg ptr addrspace(3) %{{.*}}, i32 9 monotonic
  InterlockedExchange(G[i], 9, old);
  T[3] = old;
  // CHECK: atomicrmw xchg ptr addrspace(3) @GF, i32 1073741824 monotonic
  InterlockedExchange(GF, 2.0, was);
  F[1] = was;
  // CHECK: cmpxchg ptr %{{.*}}, i32 1, i32 2 monotonic monotonic
  InterlockedCompareExchange(U[i], 1, 2, old);
  T[4] = old;
  // CHECK: cmpxchg ptr addrspace(3) @S, i32 3, i32 4 monotonic monotonic
  InterlockedCompareStore(S, 3, 4);
  // CHECK: cmpxchg ptr %{{.*}}, i32 1065353216, i32 1073741824 monotonic monotonic
  InterlockedCompareStoreFloatBitwise(F[i], 1.0, 2.0);
  // CHECK: atomicrmw add ptr %{{.*}}, i64 1 monotonic
  InterlockedAdd(L[i], 1);
  // CHECK: atomicrmw max ptr addrspace(3) @GL, i64 -2 monotonic
  InterlockedMax(GL, -2);
}
