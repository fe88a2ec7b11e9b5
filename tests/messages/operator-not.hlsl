Texture2D<float4> Tex : register(t0);
float4 main(float4 c : COLOR) : SV_Target {
  return !Tex ? c : 0;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: scalar, vector, or matrix expected, not 'Texture2D<float4>'
// DXC: 3:10 scalar, vector, or matrix expected
// VERDICT: same
