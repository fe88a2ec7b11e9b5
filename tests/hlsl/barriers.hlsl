// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers carry their mode as a constant at every optimisation level.
//
// RUN: %hlsl_cs dxil-pc-shadermodel6.8-compute %s | FileCheck %s
// RUN: %hlsl_cs dxil-pc-shadermodel6.8-compute -O0 %s | FileCheck %s --check-prefixes=CHECK

[numthreads(8, 1, 1)] void main() {
  // CHECK-LABEL: define void @main()
  // CHECK: call void @dxil.barrier(i32 noundef 10)
  AllMemoryBarrier();
  // CHECK: call void @dxil.barrier(i32 noundef 11)
  AllMemoryBarrierWithGroupSync();
  // CHECK: call void @dxil.barrier(i32 noundef 2)
  DeviceMemoryBarrier();
  // CHECK: call void @dxil.barrier(i32 noundef 3)
  DeviceMemoryBarrierWithGroupSync();
  // CHECK: call void @dxil.barrier(i32 noundef 8)
  GroupMemoryBarrier();
  // CHECK: call void @llvm.dx.group.memory.barrier.with.group.sync()
  GroupMemoryBarrierWithGroupSync();
  // CHECK: call void @dxil.barrierByMemoryType(
  Barrier(3, 1);
}
// CHECK: declare {{.*}}@dxil.barrier(i32 noundef) {{.*}}[[CONVERGENT:#[0-9]+]]
// CHECK: attributes [[CONVERGENT]] = { convergent
