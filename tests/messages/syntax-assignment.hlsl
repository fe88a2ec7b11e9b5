float4 main(float4 c : COLOR) : SV_Target {
  float4 x == c;
  return x;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:12: error: invalid '==' at end of declaration; did you mean '='?
// DXC: 2:12 invalid '==' at end of declaration; did you mean '='?
// VERDICT: same
