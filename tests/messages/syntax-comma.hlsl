float4 main(float4 c : COLOR float4 d : COLOR1) : SV_Target {
  return c + d;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:30: error: expected ')' or ',' after parameter
// CHECK: :1:12: note: to match this '('
// DXC: 1:30 expected ')'
// VERDICT: more: no errors that follow
