// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_0 -E main
Texture2D<float4> Image : register(t0);
SamplerState Linear : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Image.Sample(Linear, uv);
}
