Texture2D<float4> Tex : register(t0)
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Tex.Sample(Smp, uv);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:37: error: expected ';' after declaration
// DXC: 1:37 expected ';' after top level declarator
// VERDICT: same
