float4 main(float3 v : V, float4x4 m : M) : SV_Target {
  return mul(m, v);
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:14: warning: implicit truncation of vector type [-Wconversion]
// DXC: 2:14 implicit truncation of vector type [-Wconversion]
// VERDICT: same
