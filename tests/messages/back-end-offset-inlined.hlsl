Texture2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 shifted(float2 uv, int2 o) {
  return Tex.Sample(Smp, uv, o);
}
float4 main(float2 uv : TEXCOORD, nointerpolation int2 o : O) : SV_Target {
  return shifted(uv, o);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:14: error: texel offset of Sample is not a constant; before shader model 6.7 it must be a constant from -8 to 7 [INSTR.TEXTUREOFFSET]
// DXC: 4:10 Offsets to texture access operations must be immediate values.
// VERDICT: same
