float4 main(float4 c : COLOR, nointerpolation uint n : N) : SV_Target {
  float a[n];
  a[0] = c.x;
  return a[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:11: error: variable length arrays are not supported in HLSL; array size must be a constant expression
// DXC: 2:10 variable length arrays are not supported in HLSL
// VERDICT: same
