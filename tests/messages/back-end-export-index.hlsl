float4 main(float4 c[2] : COLOR, nointerpolation uint n : N) : SV_Target {
  float4 t[2] = c;
  t[n] = 0;
  return t[0] + t[5];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:18: error: array index 5 is out of bounds for 'float4 [2]'
// DXC: 4:17 array index 5 is out of bounds
// VERDICT: same
