Texture2D<float4> Tex : register(x0);
float4 main(uint2 at : AT) : SV_Target {
  return Tex[at];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:25: error: invalid register specification 'x0' (expected a register such as t0, or a space such as space1)
// DXC: 1:34 register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
// VERDICT: same
