float4 scale(flaot4 c, float f) {
  return c * f;
}
float4 main(float4 color : COLOR) : SV_Target {
  return scale(color, 2);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:14: error: unknown type name 'flaot4'; did you mean 'float4'?
// DXC: 1:14 unknown type name 'flaot4'; did you mean 'float4'?
// VERDICT: same
