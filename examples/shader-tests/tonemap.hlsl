// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_6 -E main
// A pixel shader that shows a brightness ramp, tone mapped; tonemap.json tests it and its picture.
#include "tonemap.hlsli"

cbuffer Settings { float Brightest; };

float4 main(float2 place : TEXCOORD) : SV_Target {
  const float3 hue = float3(1, 0.5 + 0.5 * place.y, 0.25);
  return float4(ToSRGB(Reinhard(hue * place.x * Brightest)), 1);
}
