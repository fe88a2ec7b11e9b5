// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An atomic on a local variable is an error, not an operation on a copy.
//
// RUN: not %dxil-cc -T cs_6_6 %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: not %dxil-cc --front-end=clang -T cs_6_6 %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=CLANG

[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  uint local = 0;
  // CHECK: :[[@LINE+2]]:{{.*}} error: 'InterlockedAdd' works on groupshared variables and elements of writable resources only
  // CLANG: :[[@LINE+1]]:{{.*}} error: the target of 'InterlockedAdd' is no integer in groupshared memory
  InterlockedAdd(local, 1);
}
