[RootSignature("DescriptorTable(SRV(t0), visibility = SHADER_VISIBILITY_PIXL)")]
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:2: error: invalid root signature: expected a value such as SHADER_VISIBILITY_ALL, found 'SHADER_VISIBILITY_PIXL' at character 39
// DXC: 1:2 root signature error - Unexpected visibility value: 'SHADER_VISIBILITY_PIXL'.
// VERDICT: more: what was expected, and where in the text
