// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers carry their mode as a constant, optimized or not.
//
// RUN: %hlsl_cs cs_6_8 %s | %opt -S -O1 | FileCheck %s
// RUN: %hlsl_cs cs_6_8 -O0 %s | FileCheck %s --check-prefixes=CHECK

[numthreads(8, 1, 1)] void main() {
  // CHECK-LABEL: define {{.*}}void @main.body()
  // CHECK: call void @dxil.barrier(i32 10)
  AllMemoryBarrier();
  // CHECK: call void @dxil.barrier(i32 11)
  AllMemoryBarrierWithGroupSync();
  // CHECK: call void @dxil.barrier(i32 2)
  DeviceMemoryBarrier();
  // CHECK: call void @dxil.barrier(i32 3)
  DeviceMemoryBarrierWithGroupSync();
  // CHECK: call void @dxil.barrier(i32 8)
  GroupMemoryBarrier();
  // CHECK: call void @llvm.dx.group.memory.barrier.with.group.sync()
  GroupMemoryBarrierWithGroupSync();
  // CHECK: call void @dxil.barrierByMemoryType(
  Barrier(3, 1);
}
// CHECK: declare {{.*}}@dxil.barrier(i32){{.*}}[[CONVERGENT:#[0-9]+]]
// CHECK: attributes [[CONVERGENT]] = { convergent
