struct S { float a; };
float4 main(float4 c : COLOR) : SV_Target {
  S s = { 1 };
  S t = { 2 };
  return (s + t).a;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:13: error: scalar, vector, or matrix expected, not 'S'
// DXC: 5:13 scalar, vector, or matrix expected
// VERDICT: same
