flaot4 main(float4 color : COLOR) : SV_Target {
  return color;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:1: error: unknown type name 'flaot4'; did you mean 'float4'?
// DXC: 1:1 unknown type name 'flaot4'
// VERDICT: more: a suggestion
