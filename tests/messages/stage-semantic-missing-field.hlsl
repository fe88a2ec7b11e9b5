struct Output {
  float4 Position : SV_Position;
  float2 UV;
};
Output main(float4 p : POSITION) {
  Output o;
  o.Position = p;
  o.UV = 0;
  return o;
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: missing semantic on 'UV': its struct is an input or output of the entry point
// DXC: 5:1 Semantic must be defined for all outputs of an entry function or patch constant fun...
// VERDICT: more: which member
