float4 shade(float4 c) { c *= 2; }
float4 main(float4 c : COLOR) : SV_Target {
  return shade(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:34: error: control may reach end of non-void function 'shade' [-Wreturn-type]
// DXC: 1:34 control reaches end of non-void function [-Wreturn-type]
// VERDICT: same
