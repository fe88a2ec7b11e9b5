struct S { float a; };
float scale(S a, float b) { return a.a * b; }
float4 main(float4 c : COLOR) : SV_Target {
  return scale(c, 2);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:10: error: no function 'scale' takes (float4, literal int)
// CHECK: :2:7: note: 'scale' cannot take argument 1: 'float4' does not convert to 'S'
// DXC: 4:10 no matching function for call to 'scale'
// VERDICT: same
