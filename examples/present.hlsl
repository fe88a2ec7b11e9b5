// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_6 -E main
//
// Fills a picture with a texture of light, whose brightness has no bound, tone mapped. No vertex shader:
// dxil-run gives the corners of the picture.

#include "shader-tests/tonemap.hlsli"

Texture2D<float4> Light : register(t0);
SamplerState Nearest : register(s0);

cbuffer Settings : register(b0) {
  float Exposure;
};

float4 main(float2 place : TEXCOORD) : SV_Target {
  return float4(ToSRGB(Reinhard(Exposure * Light.SampleLevel(Nearest, place, 0).rgb)), 1);
}
