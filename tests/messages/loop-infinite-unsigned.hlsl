RWStructuredBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main() {
  uint sum = 0;
  for (uint i = 10; i >= 0; --i)
    sum += Out[i];
  Out[0] = sum;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// RUN: not %dxil-cc-unchecked -T cs_6_0 -Od %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:3: error: infinite loop: its condition never becomes false, and no break or return of it is reached
// DXC: - Loop must have break.
// VERDICT: more: at the loop
