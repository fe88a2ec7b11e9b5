Texture2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Tex.SampleCmp(Smp, uv, 0.5);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:14: error: no matching function for call to 'SampleCmp' with arguments (SamplerState, float2, literal float)
// CHECK: :4:14: note: candidate function 'SampleCmp(comparison, location, compareValue)' not viable: no known conversion from 'SamplerState' for 1st argument
// DXC: 4:14 no matching member function for call to 'SampleCmp'
// VERDICT: more: the argument that is wrong
