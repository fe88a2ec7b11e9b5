float4 main(float4 c : COLOR) : SV_Target {
  c.x = "one;
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:9: warning: missing terminating '"' character [-Winvalid-pp-token]
// CHECK: :2:9: error: unexpected character '"one;'
// DXC: 2:9 expected expression
// VERDICT: same
