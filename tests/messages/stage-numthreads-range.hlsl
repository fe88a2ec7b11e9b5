RWBuffer<uint> Out : register(u0);
[numthreads(64, 32, 1)]
void main(uint id : SV_DispatchThreadID) {
  Out[id] = 1;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:2: error: a thread group cannot have 64 x 32 x 1 threads: 1024 are the most
// DXC: 3:6 compute entry point must have a valid numthreads attribute
// VERDICT: more: the cause is the error
