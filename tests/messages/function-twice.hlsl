float4 shade(float4 c) { return c; }
float4 shade(float4 d) { return d * 2; }
float4 main(float4 c : COLOR) : SV_Target {
  return shade(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:8: error: redefinition of 'shade'
// CHECK: :1:8: note: previous definition is here
// DXC: 2:8 redefinition of 'shade'
// VERDICT: same
