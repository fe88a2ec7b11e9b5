float4 main(float4 c : COLOR) : SV_Target {
  c.xx = float2(1, 2);
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:8: error: vector is not assignable (contains duplicate components)
// DXC: 2:8 vector is not assignable (contains duplicate components)
// VERDICT: same
