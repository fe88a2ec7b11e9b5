// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The test of a loop that nothing in it changes: LLVM's optimiser takes it out, and DXIL wants a way out.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
//
// CHECK: %[[T:.*]] = icmp slt i32
// CHECK: br i1 %[[T]],
// CHECK: br i1 %[[T]],
// CHECK: ret void
int Limit;

float main(float2 a : A, int3 b : B) : SV_Target {
  float sum = 0;
  while (Limit < b.x)
    sum += a.x;
  return sum;
}
