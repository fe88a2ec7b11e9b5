Texure2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Tex.Sample(Smp, uv);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:1: error: unknown type name 'Texure2D'; did you mean 'Texture2D'?
// DXC: 1:1 no template named 'Texure2D'; did you mean 'Texture2D'?
// VERDICT: same
