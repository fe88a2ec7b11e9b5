cbuffer Frame : register(b0) {
  float4 Tint : packoffset(c0);
  float Time : packoffset(c0.w);
};
float4 main(float4 c : COLOR) : SV_Target {
  return c * Tint * Time;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:9: error: packoffset overlap between 'Time' and 'Tint'
// DXC: 3:9 packoffset overlap between 'Time', 'Tint'
// VERDICT: same
