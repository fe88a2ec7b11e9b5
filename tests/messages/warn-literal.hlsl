float4 main(float4 c : COLOR) : SV_Target {
  int n = 1.5;
  return c * n;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:11: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
// DXC: 2:11 implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wl...
// VERDICT: same
