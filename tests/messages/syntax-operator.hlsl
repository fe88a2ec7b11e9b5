float4 main(float4 c : COLOR) : SV_Target {
  return c * * 2 +;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:19: error: expected expression
// DXC: 2:14 operator is not supported
// VERDICT: same
