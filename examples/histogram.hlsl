// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Counts values by brightness: each group in groupshared memory first, so that the buffer sees one
// atomic addition for each bin and group. Keeps the extremes as well.

#define BINS 64
#define GROUP_SIZE 256

cbuffer Parameters : register(b0) {
  uint Count;
};

StructuredBuffer<float3> Colors : register(t0);
RWStructuredBuffer<uint> Histogram : register(u0);
RWBuffer<uint> Extremes : register(u1);

groupshared uint Bins[BINS];
groupshared uint Darkest;
groupshared uint Brightest;

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
  if (index < BINS)
    Bins[index] = 0;
  if (index == 0) {
    Darkest = 0xffffffff;
    Brightest = 0;
  }
  GroupMemoryBarrierWithGroupSync();

  if (id.x < Count) {
    float brightness = saturate(dot(Colors[id.x], float3(0.2126, 0.7152, 0.0722)));
    uint bin = min((uint)(brightness * BINS), BINS - 1);
    InterlockedAdd(Bins[bin], 1);
    // The bits of floats that are not negative are in the order of the floats.
    InterlockedMin(Darkest, asuint(brightness));
    InterlockedMax(Brightest, asuint(brightness));
  }
  GroupMemoryBarrierWithGroupSync();

  if (index < BINS && Bins[index] != 0) {
    uint before;
    InterlockedAdd(Histogram[index], Bins[index], before);
  }
  if (index == 0) {
    InterlockedMin(Extremes[0], Darkest);
    InterlockedMax(Extremes[1], Brightest);
  }
}
