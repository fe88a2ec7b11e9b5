struct S { float a; };
float scale(S a, float b) { return a.a * b; }
float4 main(float4 c : COLOR) : SV_Target {
  return scale(c, 2);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:10: error: no matching function for call to 'scale' with arguments (float4, literal int)
// CHECK: :2:7: note: candidate function 'scale' not viable: no known conversion from 'float4' to 'S' for 1st argument
// DXC: 4:10 no matching function for call to 'scale'
// VERDICT: same
