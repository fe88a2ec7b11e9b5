float4 shade(float4 c);
float4 main(float4 c : COLOR) : SV_Target {
  return shade(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: function 'shade' is called but not defined
// DXC: - External function used in non-library profile: \01?shade@@YA?AV?$vector@M$03@@V1@@Z
// VERDICT: more: a place, and the function's name as it is written
