// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A global hides the function of its name, in a constant buffer as well; functions that need it do not mind.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s

float2 ddx, ddy;
cbuffer Numbers { float dot; float4 distance; };
Texture2D Map;
SamplerState Filter;

// CHECK-DAG: @dx.op.sampleGrad.f32
// CHECK-DAG: ; Sqrt
float4 main(float3 at : AT) : SV_Target {
  float clamp = length(at);
  return Map.SampleGrad(Filter, at.xy, ddx, ddy) * dot + distance + clamp;
}
