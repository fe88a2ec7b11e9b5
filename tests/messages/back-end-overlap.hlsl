cbuffer A : register(b0) { float4 x; };
cbuffer B : register(b0) { float4 y; };
float4 main() : SV_Target {
  const float4 a = x;
  return a + y;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:14: error: resource 'B' at register 0, space 0 overlaps resource 'A' (in 'main')
// DXC: - resource B at register 0 overlaps with resource A at register 0, space 0
// VERDICT: more: a place
