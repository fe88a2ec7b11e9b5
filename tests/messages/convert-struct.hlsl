struct A { float a; };
struct B { float3 b; };
float4 main(float4 c : COLOR) : SV_Target {
  A a = { 1 };
  B b = a;
  return b.b.xyzz;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:9: error: cannot initialize a variable of type 'B' with an lvalue of type 'A'
// DXC: 5:5 cannot initialize a variable of type 'B' with an lvalue of type 'A'
// VERDICT: same
