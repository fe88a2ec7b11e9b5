struct Material { float3 Albedo; float Roughness; };
float4 main(float4 color : COLOR) : SV_Target {
  Material m;
  m.Albedo = color.rgb;
  m.Roughnes = 1;
  return float4(m.Albedo, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:5: error: no member named 'Roughnes' in 'Material'; did you mean 'Roughness'?
// DXC: 5:5 no member named 'Roughnes' in 'Material'; did you mean 'Roughness'?
// VERDICT: same
