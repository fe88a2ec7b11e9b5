cbuffer Frame : register(b0) {
  float4 Tint : packoffset(c0.y);
};
float4 main(float4 c : COLOR) : SV_Target {
  return c * Tint;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:17: error: invalid packoffset for 'float4': it would cross a 16-byte boundary
// DXC: 2:17 register or offset bind not valid
// VERDICT: more: why
