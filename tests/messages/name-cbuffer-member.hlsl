cbuffer Frame : register(b0) { float4x4 ViewProjection; float Time; };
float4 main(float4 c : COLOR) : SV_Target {
  return c * Tmie;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:14: error: use of undeclared identifier 'Tmie'; did you mean 'Time'?
// DXC: 3:14 use of undeclared identifier 'Tmie'; did you mean 'Time'?
// VERDICT: same
