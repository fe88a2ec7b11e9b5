Texture2D<float4> Tex : register(t3);
[RootSignature("DescriptorTable(SRV(t0))")]
float4 main(nointerpolation uint2 at : AT) : SV_Target {
  return Tex[at];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: error: the root signature does not fit the shader: t3 in space 0 is not bound for this stage [CONTAINER.ROOTSIGNATUREINCOMPATIBLE]
// DXC: - Root Signature in DXIL container is not compatible with shader.
// VERDICT: more: which register
