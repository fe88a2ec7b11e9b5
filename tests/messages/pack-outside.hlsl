float4 Tint : packoffset(c0);
float4 main(float4 c : COLOR) : SV_Target {
  return c * Tint;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:15: error: packoffset is only allowed in a constant buffer
// DXC: 1:15 packoffset is only allowed in a constant buffer
// VERDICT: same
