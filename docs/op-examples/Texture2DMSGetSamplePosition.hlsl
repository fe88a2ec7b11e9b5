// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_0 -E main
Texture2DMS<float4, 4> Image : register(t0);

float4 main(float2 uv : TEXCOORD) : SV_Target {
  return float4(Image.GetSamplePosition(1), 0, 1);
}
