float4 main(float4 c : COLOR) : SV_Target {
  return saturate(c * (1 + c.x);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:32: error: expected ')' after arguments
// CHECK: :2:18: note: to match this '('
// DXC: 2:32 expected ')'
// VERDICT: same
