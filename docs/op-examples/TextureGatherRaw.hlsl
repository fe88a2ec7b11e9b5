// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_7 -E main
Texture2D<uint> Image : register(t0);
SamplerState Linear : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Image.GatherRaw(Linear, uv);
}
