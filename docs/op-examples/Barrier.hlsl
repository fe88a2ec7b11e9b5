// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
groupshared uint Shared[64];
RWStructuredBuffer<uint> Values : register(u0);

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Shared[i & 63] = i;
  GroupMemoryBarrierWithGroupSync();
  Values[i] = Shared[63 - (i & 63)];
}
