enum class Mode { Diffuse, Specular };
float4 main(nointerpolation int mode : MODE) : SV_Target {
  Mode m = mode;
  return m == Mode::Diffuse ? 1 : 0;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:12: error: cannot initialize a variable of type 'Mode' with an lvalue of type 'int'; use an explicit cast
// DXC: 3:8 cannot initialize a variable of type 'Mode' with an lvalue of type 'int'
// VERDICT: same
