float4 shade(float4 c) {
  if (c.x > 0)
    return c;
}
float4 main(float4 c : COLOR) : SV_Target {
  return shade(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:1: error: control may reach end of non-void function 'shade' [-Wreturn-type]
// DXC: 4:1 control may reach end of non-void function [-Wreturn-type]
// VERDICT: same
