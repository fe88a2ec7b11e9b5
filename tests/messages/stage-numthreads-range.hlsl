RWBuffer<uint> Out : register(u0);
[numthreads(64, 32, 1)]
void main(uint id : SV_DispatchThreadID) {
  Out[id] = 1;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:2: error: thread group size 64 x 32 x 1 is out of range
// DXC: 3:6 compute entry point must have a valid numthreads attribute
// VERDICT: more: the cause is the error
