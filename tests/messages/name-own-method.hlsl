struct Light {
  float3 Color;
  float3 shade(float3 n) { return Color * n; }
};
float4 main(float3 n : NORMAL) : SV_Target {
  Light l;
  l.Color = 1;
  return float4(l.shaed(n), 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :8:19: error: no member named 'shaed' in 'Light'; did you mean 'shade'?
// DXC: 8:19 no member named 'shaed' in 'Light'
// VERDICT: more: a suggestion
