// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The statement `discard` is the op, on the lanes that reach it.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s < %t.txt
// CHECK: call void @dx.op.discard(i32 82, i1 true)
float4 main(float4 c : COLOR) : SV_Target {
  if (c.x < 0.5)
    discard;
  return c;
}
