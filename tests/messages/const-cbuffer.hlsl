cbuffer Frame : register(b0) { float4 Tint; };
float4 main(float4 c : COLOR) : SV_Target {
  Tint = c;
  return Tint;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:8: error: cannot assign to 'Tint', which is in a constant buffer
// CHECK: :1:39: note: 'Tint' declared here
// DXC: 3:8 cannot assign to variable 'Tint' with const-qualified type 'const float4'
// VERDICT: more: why it is constant
