// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Inclusive prefix sum of each group's elements, and the groups' totals for a second pass. A value
// with the same key as others in its wave also learns its rank among them.

#define GROUP_SIZE 128

StructuredBuffer<uint> Input : register(t0);
StructuredBuffer<uint> Keys : register(t1);
RWStructuredBuffer<uint> Sums : register(u0);
RWStructuredBuffer<uint> Totals : register(u1);
RWStructuredBuffer<uint> Ranks : register(u2);

groupshared uint WaveTotals[GROUP_SIZE];

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint index : SV_GroupIndex) {
  uint value = Input[id.x];
  uint inclusive = WavePrefixSum(value) + value;

  uint lanes = WaveGetLaneCount();
  uint wave = index / lanes;
  uint waveTotal = WaveActiveSum(value);
  if (WaveIsFirstLane())
    WaveTotals[wave] = waveTotal;
  GroupMemoryBarrierWithGroupSync();

  uint offset = 0;
  for (uint i = 0; i < wave; ++i)
    offset += WaveTotals[i];
  Sums[id.x] = offset + inclusive;
  if (index == GROUP_SIZE - 1)
    Totals[group.x] = offset + inclusive;

  uint4 peers = WaveMatch(Keys[id.x]);
  Ranks[id.x] = WaveMultiPrefixSum(1u, peers);
}
