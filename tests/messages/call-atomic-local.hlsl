RWBuffer<uint> Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint x = 0;
  InterlockedAdd(x, 1u);
  Out[0] = x;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:18: error: destination of 'InterlockedAdd' must be a groupshared variable or an element of a writable resource
// DXC: - cannot map resource to handle.
// VERDICT: same
