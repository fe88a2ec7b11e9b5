float3 toneMap(float3 c) { return c / (1 + c); }
float4 main(float3 c : COLOR) : SV_Target {
  return float4(tonemap(c), 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:17: error: use of undeclared identifier 'tonemap'; did you mean 'toneMap'?
// DXC: 3:17 use of undeclared identifier 'tonemap'; did you mean 'toneMap'?
// VERDICT: same
