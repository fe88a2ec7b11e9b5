float4 main(float4 c : COLOR) : SV_Target {
  if (c.x > 0)
    c = 1; }
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:3: error: expected a declaration, such as a function, variable or struct
// CHECK: :5:1: error: extraneous closing brace ('}')
// DXC: 3:12 control reaches end of non-void function [-Wreturn-type]
// VERDICT: same
