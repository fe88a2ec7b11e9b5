// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An atomic on a local variable is an error, not an operation on a copy.
//
// RUN: not %hlsl_cs dxil-pc-shadermodel6.6-compute %s 2>&1 | FileCheck %s

[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  uint local = 0;
  // CHECK: :[[@LINE+1]]:{{.*}} error: no matching function for call to 'InterlockedAdd'
  InterlockedAdd(local, 1);
}
