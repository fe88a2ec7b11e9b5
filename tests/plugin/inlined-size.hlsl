// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls that double the program at each level end in an error, at the function where they become too many.
//
// RUN: not %dxil-cc -T cs_6_6 %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: not %dxil-cc -T cs_6_6 %s -Od -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: %dxil-cc -T cs_6_6 %s -D FEW -Od -Fo %t.dxil
RWBuffer<int> Out;
#define F(N, M) \
  int f##N(int v) { return f##M(v) + f##M(v * 5 + N); }
int f0(int v) { return v * 3 + Out[v]; }
F(1, 0) F(2, 1) F(3, 2) F(4, 3) F(5, 4) F(6, 5) F(7, 6) F(8, 7)
#ifndef FEW
F(9, 8) F(10, 9) F(11, 10)
// CHECK: inlined-size.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: more than [[#]] instructions once all calls are inlined (in 'f1{{[0-9]}}')
F(12, 11) F(13, 12) F(14, 13) F(15, 14)
F(16, 15) F(17, 16) F(18, 17) F(19, 18) F(20, 19) F(21, 20) F(22, 21) F(23, 22) F(24, 23)
#define f8 f24
#endif
[numthreads(1, 1, 1)] void main(uint3 id : SV_GroupThreadID) { Out[id.x] = f8(id.x); }
