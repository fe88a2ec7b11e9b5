Texture2D<float4> A : register(t0);
Texture2D<float4> B : register(t0);
float4 main(nointerpolation uint2 at : AT) : SV_Target {
  return A[at] + B[at];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:11: error: resource 'A' at register 0, space 0 overlaps resource 'B' (in 'main')
// DXC: - resource B at register 0 overlaps with resource A at register 0, space 0
// VERDICT: more: a place
