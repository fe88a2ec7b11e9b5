// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A parameter that is a global array of resources without a length cannot be written: no copy of it exists.
// RUN: not %dxil-cc -T cs_6_0 %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: %dxil-cc -T cs_6_0 -DREAD %s -Fo %t.dxil && %dxil-val %t.dxil
ByteAddressBuffer All[] : register(t1);
ByteAddressBuffer One : register(t0);
RWByteAddressBuffer Out : register(u0);
uint read(ByteAddressBuffer b[], uint i) {
#ifndef READ
  // CHECK: open-array-argument.hlsl:[[# @LINE + 1]]:8: error: cannot assign to global resource 'All', which is bound from outside the shader
  b[0] = One;
#endif
  return b[i].Load(0);
}
[numthreads(1, 1, 1)] void main(uint i : SV_GroupID) { Out.Store(0, read(All, i)); }
