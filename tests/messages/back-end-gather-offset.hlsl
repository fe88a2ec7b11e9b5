Texture2D<float4> Tex : register(t0);
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return Tex.Sample(Smp, uv, int2(9, 0));
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:14: error: texel offset of Sample is 9; before shader model 6.7 it must be a constant from -8 to 7 [INSTR.TEXTUREOFFSET]
// DXC: 4:10 Offsets to texture access operations must be between -8 and 7.
// VERDICT: same
