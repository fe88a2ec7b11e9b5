Texture2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 main(float4 p : POSITION) : SV_Position {
  return Tex.Sample(Smp, p.xy);
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:14: error: 'Sample' cannot be called in vertex shaders (shader model 6.0)
// DXC: 4:10 Opcode Sample not valid in shader model vs_6_0.
// VERDICT: more: once, no opcode
