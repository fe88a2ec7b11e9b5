RWStructuredBuffer<uint> Out : register(u0);
[numthreads(64, 1, 1)]
void main(uint id : SV_GroupThreadID) {
  Out[Out.IncrementCounter()] = id;
  Out[Out.DecrementCounter()] = id;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:11: error: buffer 'Out' may increment or decrement its counter, but not both (in 'main')
// DXC: 5:7 RWStructuredBuffers may increment or decrement their counters, but not both.
// VERDICT: same
