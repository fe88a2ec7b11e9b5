// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_5 -E main
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> Feedback : register(u0);
Texture2D<float4> Image : register(t0);
SamplerState Linear : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target {
  Feedback.WriteSamplerFeedbackBias(Image, Linear, uv, 1);
  return 0;
}
