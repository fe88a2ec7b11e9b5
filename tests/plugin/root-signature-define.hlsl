// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The macro of -rootsig-define is stronger than the attribute, a string or not; other names say nothing.
//
// RUN: %dxil-cc -T cs_6_0 -rootsig-define TEXT %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_0 -rootsig-define WORDS %s -Fo %tw.dxil && cmp %t.dxil %tw.dxil
// RUN: %dxil-cc -T cs_6_0 -rootsig-define CALLED %s -Fo %tc.dxil && cmp %t.dxil %tc.dxil
// RUN: not %dxil-cc -T cs_6_0 -rootsig-define NONE %s -Fo %tn.dxil 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: u0 in space 0 is not bound
// RUN: not %dxil-cc -T cs_6_0 -rootsig-define WRONG %s -Fo %tn.dxil 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: invalid root signature: 
#define TEXT "UAV(u0), " "SRV(t4)"
#define WORDS UAV(u0), SRV(t4)
#define VIEW(Kind, At) Kind(At)
#define CALLED VIEW(UAV, u0), VIEW(SRV, t4)
#define WRONG UAV(u0), Nothing
RWByteAddressBuffer b;
[RootSignature("SRV(t4)")]
[numthreads(1, 1, 1)] void main() { b.Store(0, 1); }
