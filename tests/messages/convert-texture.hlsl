Texture2D<float4> Tex : register(t0);
float4 main(float4 c : COLOR) : SV_Target {
  return Tex * c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:14: error: scalar, vector, or matrix expected, not 'Texture2D<float4>'
// DXC: 3:14 scalar, vector, or matrix expected
// VERDICT: same
