// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Sums an array: each wave reduces its lanes, groupshared memory collects the waves of the
// group, and one thread per group writes the group's sum.

#define GROUP_SIZE 256

cbuffer Parameters : register(b0) {
  uint Count;
};

StructuredBuffer<float> Input : register(t0);
RWStructuredBuffer<float> GroupSums : register(u0);

groupshared float WaveSums[GROUP_SIZE];

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID, uint index : SV_GroupIndex) {
  // Two elements for each thread, so that the first addition costs no synchronization.
  uint first = group.x * GROUP_SIZE * 2 + index;
  float value = 0;
  if (first < Count)
    value = Input[first];
  if (first + GROUP_SIZE < Count)
    value += Input[first + GROUP_SIZE];

  float waveSum = WaveActiveSum(value);
  uint lanes = WaveGetLaneCount();
  if (WaveIsFirstLane())
    WaveSums[index / lanes] = waveSum;
  GroupMemoryBarrierWithGroupSync();

  uint waves = (GROUP_SIZE + lanes - 1) / lanes;
  for (uint stride = 1; stride < waves; stride *= 2) {
    if (index % (stride * 2) == 0 && index + stride < waves)
      WaveSums[index] += WaveSums[index + stride];
    GroupMemoryBarrierWithGroupSync();
  }
  if (index == 0)
    GroupSums[group.x] = WaveSums[0];
}
