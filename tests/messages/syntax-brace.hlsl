float4 main(float4 c : COLOR) : SV_Target {
  if (c.x > 0) {
    c = 1;
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :11:17: error: expected '}' before end of file
// CHECK: :1:43: note: to match this '{'
// DXC: 10:13 expected '}'
// VERDICT: same
