cbuffer Frame : register(t0) { float Time; };
float4 main(float4 c : COLOR) : SV_Target {
  return c * Time;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:17: error: invalid register specification: expected 'b' binding, not 't'
// DXC: 1:17 invalid register specification, expected 'b' binding
// VERDICT: same
