#define SCALE 2
#define SCALE 3
float4 main(float4 c : COLOR) : SV_Target {
  return c * SCALE;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:9: warning: 'SCALE' macro redefined [-Wmacro-redefined]
// CHECK: :1:9: note: previous definition is here
// DXC: 2:9 'SCALE' macro redefined [-Wmacro-redefined]
// VERDICT: same
