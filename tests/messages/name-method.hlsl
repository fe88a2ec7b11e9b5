Texture2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Tex.Sampel(Smp, uv);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:14: error: no member named 'Sampel' in 'Texture2D<float4>'; did you mean 'Sample'?
// DXC: 4:14 no member named 'Sampel' in 'Texture2D<vector<float, 4> >'; did you mean 'Sample'?
// VERDICT: same
