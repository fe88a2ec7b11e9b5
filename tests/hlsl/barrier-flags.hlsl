// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The flags of Barrier have HLSL's names.
//
// RUN: %dxil-cc -T cs_6_8 %s -Fo %t.dxil -Fc - | FileCheck %s
// CHECK: call void @dx.op.barrierByMemoryType(i32 244, i32 2, i32 3)
// CHECK: call void @dx.op.barrierByMemoryType(i32 244, i32 1, i32 4)
// CHECK: call void @dx.op.barrierByMemoryType(i32 244, i32 3, i32 4)
RWStructuredBuffer<uint> Out : register(u0);
groupshared uint Shared[64];
[numthreads(64, 1, 1)] void main(uint t : SV_GroupIndex) {
  Shared[t] = t;
  Barrier(GROUP_SHARED_MEMORY, GROUP_SCOPE | GROUP_SYNC);
  Out[t] = Shared[t ^ 1];
  Barrier(UAV_MEMORY, DEVICE_SCOPE);
  Out[t ^ 1] += Shared[t ^ 2];
  Barrier(UAV_MEMORY | GROUP_SHARED_MEMORY, DEVICE_SCOPE);
}
