float4 main(float4 c : COLOR) : SV_Target {
  float3 d = c;
  return float4(d, 1);
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:14: warning: implicit truncation of vector type [-Wconversion]
// DXC: 2:10 implicit truncation of vector type [-Wconversion]
// VERDICT: same
