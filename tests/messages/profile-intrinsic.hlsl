RWBuffer<uint> Out : register(u0);
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  Out[id] = dot4add_u8packed(id, 1, 2);
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:13: error: 'dot4add_u8packed' requires shader model 6.4 or later
// DXC: 4:13 Opcode Dot4AddU8Packed not valid in shader model cs_6_0.
// VERDICT: more: what it needs, once
