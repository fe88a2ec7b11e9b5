float4 main(float4 c : COLOR) : SV_Target {
  c.x * 2;
  return c;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:7: warning: expression result unused [-Wunused-value]
// DXC: 2:7 expression result unused [-Wunused-value]
// VERDICT: same
