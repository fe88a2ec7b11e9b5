struct Fields { uint a : 4; uint b : 28; };
RWStructuredBuffer<Fields> Items : register(u0);
groupshared Fields Shared;
[numthreads(1, 1, 1)]
void main() {
  InterlockedAdd(Items[0].b, 1);
  InterlockedMax(Shared.a.x, 3);
}

// RUN: not %dxil-cc-unchecked -T cs_6_2 -HV 2021 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :6:27: error: destination of 'InterlockedAdd' cannot be bit-field 'b'
// CHECK: :7:27: error: destination of 'InterlockedMax' cannot be bit-field 'a'
// DXC: 6:3 no matching function for call to 'InterlockedAdd'
// VERDICT: more: the cause
