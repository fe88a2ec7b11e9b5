float4 main(float4 c : COLOR) : SV_Target {
  float x = c.x;
  return x[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:11: error: subscripted value of type 'float' is not an array, matrix, or vector
// DXC: 3:11 subscripted value is not an array, matrix, or vector
// VERDICT: same
