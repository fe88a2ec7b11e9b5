Texture2D<float4> A : register(t0);
Texture2D<float4> B : register(t1);
SamplerState Smp : register(s0);
float4 main(float2 uv : TEXCOORD, nointerpolation uint n : N) : SV_Target {
  Texture2D<float4> t = A;
  if (n > 3)
    t = B;
  return t.Sample(Smp, uv);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :6:3: error: resource is selected at run time from different bindings; select an element of one resource array instead (in 'main')
// DXC: 6:7 local resource not guaranteed to map to unique global resource.
// VERDICT: more: what is wrong with the choice
