Texture2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Tex.Sample(uv, Smp);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:14: error: no matching function for call to 'Sample' with arguments (float2, SamplerState)
// CHECK: :4:14: note: candidate function 'Sample(sampler, location)' not viable: no known conversion from 'float2' for 1st argument
// DXC: 4:14 no matching member function for call to 'Sample'
// VERDICT: more: the argument that is wrong
