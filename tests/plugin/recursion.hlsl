// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Recursion that a shader reaches is an error, also where the optimiser could make a loop of it; in what
// nothing calls it is none.
//
// RUN: rm -f %t.dxil
// RUN: not %dxil-cc -T cs_6_6 %s -D TAIL -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=TAIL
// RUN: not %dxil-cc -T cs_6_6 %s -D METHOD -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=METHOD
// RUN: not %dxil-cc -T cs_6_6 %s -D MUTUAL -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=MUTUAL
// RUN: not %dxil-cc -T lib_6_6 %s -D LIBRARY -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not ls %t.dxil
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.good.dxil
RWBuffer<int> Out;
int unused(int n) { return n ? unused(n - 1) * 2 : 0; }
#if defined(TAIL)
// TAIL: recursion.hlsl:[[#@LINE+1]]:[[#]]: error: recursive functions are not allowed: 'run' is called recursively
int run(int n, int a) { if (n == 0) return a; return run(n - 1, a * n); }
int start(int n) { return run(n, 1); }
#elif defined(METHOD)
struct S {
  int v;
  // METHOD: recursion.hlsl:[[#@LINE+1]]:[[#]]: error: recursive functions are not allowed: '{{.*}}down' is called recursively
  int down(int n) { return n <= 0 ? v : down(n - 1); }
};
int start(int n) { S s; s.v = 2; return s.down(n); }
#elif defined(MUTUAL)
int odd(int n);
int even(int n) { return n == 0 ? 1 : odd(n - 1) + 2; }
// MUTUAL: recursion.hlsl:{{.*}}: error: recursive functions are not allowed: '{{.*}}' is called recursively
int odd(int n) { return n == 0 ? 0 : even(n - 1) * 3; }
int start(int n) { return even(n); }
#elif defined(LIBRARY)
// LIBRARY: recursion.hlsl:[[#@LINE+1]]:[[#]]: error: recursive functions are not allowed: 'power' is called recursively
export int power(int n, int a) { if (n == 0) return a; return power(n - 1, a * n); }
#else
int start(int n) { return n; }
#endif
#ifndef LIBRARY
[numthreads(8, 1, 1)] void main(uint3 id : SV_GroupThreadID) { Out[id.x] = start(id.x); }
#endif
