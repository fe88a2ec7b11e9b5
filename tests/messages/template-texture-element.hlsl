struct S { float4 a; float4 b; };
Texture2D<S> Tex : register(t0);
float4 main(nointerpolation uint2 at : AT) : SV_Target {
  return Tex[at].a;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:1: error: 'S' cannot be used as a type parameter of 'Texture2D', where a scalar or vector is required
// DXC: 2:11 elements of typed buffers and textures must be scalars or vectors
// VERDICT: more: no errors that follow
