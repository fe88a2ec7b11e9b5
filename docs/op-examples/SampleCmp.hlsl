// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_0 -E main
Texture2D<float> Depth : register(t0);
SamplerComparisonState Compare : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Depth.SampleCmp(Compare, uv, 0.5);
}
