// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shader flags that options decide: -Od says that the program is not optimized, -O0 does not; from
// validator version 1.9 on sampler feedback has a flag.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: %dxil-cc -T ps_6_5 -Od %s -Fo %t/od && %dxil-dis %t/od | FileCheck %s --check-prefix=OD
// RUN: %dxil-cc -T ps_6_5 -O0 %s -Fo %t/o0 && %dxil-dis %t/o0 | FileCheck %s --check-prefix=O0
// RUN: %dxil-cc -T ps_6_5 -validator-version 1.9 %s -Fo %t/new && %dxil-dis --yaml %t/new | FileCheck %s --check-prefix=NEW
// RUN: %dxil-cc -T ps_6_5 -validator-version 1.8 %s -Fo %t/old && %dxil-dis --yaml %t/old | FileCheck %s --check-prefix=OLD
// RUN: %dxil-val %t/od %t/o0 %t/new %t/old
// OD: !{i32 0, i64 1}
// O0-NOT: !{i32 0, i64
// NEW: features: ["Sampler feedback is written"]
// OLD: features: []

FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> Feedback;
Texture2D Colors;
SamplerState Linear;

float4 main(float2 at : AT) : SV_Target {
  Feedback.WriteSamplerFeedback(Colors, Linear, at);
  return 0;
}
