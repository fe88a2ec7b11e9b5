SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD) : SV_Target {
  Texture2D<float4> t;
  return t.Sample(Smp, uv);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:12: error: resource is uninitialized when used here (in 'main')
// DXC: 4:10 local resource not guaranteed to map to unique global resource.
// VERDICT: more: that it is never set
