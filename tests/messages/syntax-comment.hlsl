float4 main(float4 c : COLOR) : SV_Target {
  /* c is multiplied
  return c * 2;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: unterminated {{/[*]}} comment
// DXC: 2:3 unterminated comment
// VERDICT: same
