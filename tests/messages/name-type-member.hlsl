struct Output {
  float4 Position : SV_Position;
  float2x UV : TEXCOORD;
};
Output main() {
  Output o;
  o.Position = 0;
  o.UV = 0;
  return o;
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: unknown type name 'float2x'; did you mean 'float2'?
// DXC: 3:3 unknown type name 'float2x'
// VERDICT: more: a suggestion
