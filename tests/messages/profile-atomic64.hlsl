RWStructuredBuffer<uint64_t> Out : register(u0);
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  InterlockedAdd(Out[id], 1ull);
}

// RUN: not %dxil-cc-unchecked -T cs_6_5 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:3: error: 'InterlockedAdd' requires shader model 6.6 or later
// DXC: 4:3 opcode '64-bit atomic operations' should only be used in 'Shader Model 6.6+'.
// VERDICT: more: what it needs, once
