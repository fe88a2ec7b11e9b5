float4 main(float4 c : COLOR) : SV_Target {
  float4 x = c * 2
  return x;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:19: error: expected ';' after declaration
// DXC: 2:19 expected ';' at end of declaration
// VERDICT: same
