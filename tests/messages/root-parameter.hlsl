[RootSignature("CBV(b0), RootConstant(num32BitConstants=4, b1)")]
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:2: error: invalid root signature: expected RootFlags, RootConstants, CBV, SRV, UAV, DescriptorTable or StaticSampler, found 'RootConstant' at character 10
// DXC: 1:2 root signature error - Unexpected token 'RootConstant' when parsing root signature
// VERDICT: more: what was expected, and where in the text
