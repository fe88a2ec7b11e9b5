namespace Lighting { float3 shade(float3 n) { return n; } }
float4 main(float3 n : NORMAL) : SV_Target {
  return float4(Lighting::shde(n), 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:27: error: no member named 'shde' in 'Lighting'; did you mean 'shade'?
// DXC: 3:27 no member named 'shde' in namespace 'Lighting'; did you mean 'shade'?
// VERDICT: same
