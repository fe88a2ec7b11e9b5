// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Reads colours from typed buffers and writes them in three other formats.

cbuffer Parameters : register(b0) {
  uint Count;
  float Exposure;
};

Buffer<float4> Linear : register(t0);
Buffer<uint4> Bytes : register(t1);
RWBuffer<float4> Gamma : register(u0);
RWBuffer<uint> Packed : register(u1);
RWBuffer<uint2> Halves : register(u2);

float3 toGamma(float3 c) {
  float3 low = c * 12.92;
  float3 high = 1.055 * pow(abs(c), 1.0 / 2.4) - 0.055;
  float3 useLow = step(c, (float3)0.0031308);
  return lerp(high, low, useLow);
}

uint packColor(float4 c) {
  uint4 bytes = (uint4)round(saturate(c) * 255.0);
  return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24;
}

[numthreads(128, 1, 1)]
void main(uint index : SV_DispatchThreadID) {
  if (index >= Count)
    return;
  float4 color = Linear[index];
  float4 overlay = (float4)Bytes[index] / 255.0;
  color.rgb = lerp(color.rgb * exp2(Exposure), overlay.rgb, overlay.a);
  float4 encoded = float4(toGamma(color.rgb), color.a);
  Gamma[index] = encoded;
  Packed[index] = packColor(encoded);
  Halves[index] = uint2(f32tof16(color.r) | f32tof16(color.g) << 16,
                        f32tof16(color.b) | f32tof16(color.a) << 16);
}
