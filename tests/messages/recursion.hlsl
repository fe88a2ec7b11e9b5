float fac(float n) { return n < 2 ? 1 : n * fac(n - 1); }
float4 main(float4 c : COLOR) : SV_Target {
  return fac(c.x);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:45: error: recursive functions are not allowed: 'fac' is called recursively
// DXC: 1:1 recursive functions are not allowed: function 'main' calls recursive function 'fac'
// VERDICT: more: at the call
