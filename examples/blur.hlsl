// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Horizontal blur of an image that is kept in a buffer, with a border in groupshared memory.

#define RADIUS 4
#define GROUP_SIZE 64

cbuffer Parameters : register(b0) {
  uint2 Size;
  float Sigma;
};

StructuredBuffer<float4> Source : register(t0);
RWStructuredBuffer<float4> Target : register(u0);

groupshared float4 Row[GROUP_SIZE + 2 * RADIUS];

float4 fetch(int x, uint y) {
  x = clamp(x, 0, (int)Size.x - 1);
  return Source[y * Size.x + (uint)x];
}

void weights(float sigma, out float w[RADIUS + 1]) {
  float total = 0;
  for (uint i = 0; i <= RADIUS; ++i) {
    w[i] = exp(-(float)(i * i) / (2 * sigma * sigma));
    total += i == 0 ? w[i] : 2 * w[i];
  }
  for (uint j = 0; j <= RADIUS; ++j)
    w[j] /= total;
}

[numthreads(GROUP_SIZE, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
  Row[index + RADIUS] = fetch((int)id.x, id.y);
  if (index < RADIUS) {
    Row[index] = fetch((int)id.x - RADIUS, id.y);
    Row[index + GROUP_SIZE + RADIUS] = fetch((int)id.x + GROUP_SIZE, id.y);
  }
  GroupMemoryBarrierWithGroupSync();

  float w[RADIUS + 1];
  weights(Sigma, w);
  float4 sum = Row[index + RADIUS] * w[0];
  for (uint i = 1; i <= RADIUS; ++i)
    sum += (Row[index + RADIUS - i] + Row[index + RADIUS + i]) * w[i];
  if (id.x < Size.x && id.y < Size.y)
    Target[id.y * Size.x + id.x] = sum;
}
