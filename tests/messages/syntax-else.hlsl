float4 main(float4 c : COLOR) : SV_Target {
  if (c.x > 0)
    c = 1;
    c.y = 0;
  else
    c = 2;
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:3: error: 'else' without a previous 'if'
// DXC: 5:3 expected expression
// VERDICT: more: the cause
