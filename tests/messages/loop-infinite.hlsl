RWBuffer<float> Out;
float twice(float x) {
  while (true)
    x *= 2;
  return x;
}
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  if (i < 3)
    Out[i] = twice(i);
  do {
    Out[i] += 1;
  } while (i < 64 || i >= 64);
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: infinite loop: its condition never becomes false, and no break or return of it is reached
// DXC: - Loop must have break.
// VERDICT: more: at the loop
