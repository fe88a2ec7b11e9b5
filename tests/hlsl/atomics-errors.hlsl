// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An atomic on a local variable is an error, not an operation on a copy.
//
// RUN: not %dxil-cc -T cs_6_6 %s -Fo %t.dxil 2>&1 | FileCheck %s

[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  uint local = 0;
  // CHECK: :[[@LINE+1]]:{{.*}} error: destination of 'InterlockedAdd' must be a groupshared variable or an element of a writable resource
  InterlockedAdd(local, 1);
}
