RWBuffer<uint> Out : register(u0);
void main(uint id : SV_DispatchThreadID) {
  Out[id] = 1;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:6: error: entry point 'main' must have the attribute 'numthreads'
// DXC: 2:6 compute entry point must have a valid numthreads attribute
// VERDICT: same
