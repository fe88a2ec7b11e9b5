namespace Lighting { float3 shade(float3 n) { return n; } }
float4 main(float3 n : NORMAL) : SV_Target {
  return float4(Lightning::shade(n), 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:17: error: use of undeclared identifier 'Lightning'; did you mean 'Lighting'?
// DXC: 3:17 use of undeclared identifier 'Lightning'; did you mean 'Lighting'?
// VERDICT: same
