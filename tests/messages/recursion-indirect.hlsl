float odd(float n);
float even(float n) { return n < 1 ? 1 : odd(n - 1); }
float odd(float n) { return n < 1 ? 0 : even(n - 1); }
float4 main(float4 c : COLOR) : SV_Target {
  return even(c.x);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:41: error: recursive functions are not allowed: 'even' is called recursively
// DXC: 2:1 recursive functions are not allowed: function 'main' calls recursive function 'even'
// VERDICT: more: at the call
