enum class Mode { Diffuse, Specular };
float4 main(nointerpolation int mode : MODE) : SV_Target {
  return (Mode)mode == Mode::Difuse ? 1 : 0;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:30: error: no member named 'Difuse' in 'Mode'; did you mean 'Diffuse'?
// DXC: 3:30 no member named 'Difuse' in 'Mode'; did you mean 'Diffuse'?
// VERDICT: same
