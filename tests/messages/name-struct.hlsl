struct Material { float3 Albedo; float Roughness; };
float4 main(float4 color : COLOR) : SV_Target {
  Materail m;
  m.Albedo = color.rgb;
  m.Roughness = 1;
  return float4(m.Albedo, m.Roughness);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: unknown type name 'Materail'; did you mean 'Material'?
// DXC: 3:3 unknown type name 'Materail'; did you mean 'Material'?
// VERDICT: same
