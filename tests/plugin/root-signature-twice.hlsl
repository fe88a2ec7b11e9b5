// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of several root signatures the last counts.
//
// RUN: %dxil-cc -T cs_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-dis --parts %t.dxil | FileCheck %s
// RUN: not %dxil-cc -T cs_6_0 %s -D OTHER -Fo %t-bad.dxil 2>&1 | FileCheck %s --check-prefix=OTHER
// CHECK: RTS0
// OTHER: u0 in space 0 is not bound
RWByteAddressBuffer b;

#ifdef OTHER
[RootSignature("UAV(u0)")]
[numthreads(1, 1, 1)]
[RootSignature("")]
#else
[RootSignature("")] [RootSignature("UAV(u7)")]
[numthreads(1, 1, 1)]
[RootSignature("UAV(u0)")]
#endif
void main() { b.Store(0, 1); }
