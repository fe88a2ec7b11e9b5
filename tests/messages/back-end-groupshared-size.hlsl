RWBuffer<uint> Out : register(u0);
groupshared float4 Shared[4096];
[numthreads(64, 1, 1)]
void main(uint id : SV_GroupThreadID) {
  Shared[id] = id;
  GroupMemoryBarrierWithGroupSync();
  Out[id] = Shared[4095 - id].x;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:14: error: main uses 65536 bytes of groupshared memory, at most 32768 are allowed [SM.MAXTGSMSIZEONENTRY]
// DXC: 5:14 Total Thread Group Shared Memory used by 'main' is 65536, exceeding maximum: 32768.
// VERDICT: same
