struct Material {
  float3 Albedo;
  float Roughness;
}
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:2: error: expected ';' after struct
// DXC: 4:2 expected ';' after struct
// VERDICT: same
