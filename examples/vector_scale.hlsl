// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Scales and shifts an array of vectors by constants from a constant buffer.

cbuffer Parameters : register(b0) {
  float4 Scale;
  float3 Offset;
  uint Count;
};

StructuredBuffer<float4> Input : register(t0);
RWStructuredBuffer<float4> Output : register(u0);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= Count)
    return;
  float4 value = Input[id.x] * Scale;
  value.xyz += Offset;
  Output[id.x] = value;
}
