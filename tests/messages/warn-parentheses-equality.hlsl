float4 main(float4 c : COLOR) : SV_Target {
  if ((c.x == 0))
    return c;
  return 0;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:12: warning: equality comparison with extraneous parentheses; use '=' to assign [-Wparentheses-equality]
// DXC: 2:12 equality comparison with extraneous parentheses [-Wparentheses-equality]
// VERDICT: same
