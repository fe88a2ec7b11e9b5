void f(float4 c) {}
float4 main(float4 c : COLOR) : SV_Target {
  return f(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: cannot initialize return object of type 'float4' with an rvalue of type 'void'
// DXC: 3:10 cannot initialize return object of type 'float4' with an rvalue of type 'void'
// VERDICT: same
