#define SCALE(x, f) ((x) * (g))
float4 main(float4 c : COLOR) : SV_Target {
  return SCALE(c, 2);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: use of undeclared identifier 'g'
// CHECK: :1:29: note: expanded from macro 'SCALE'
// DXC: 3:10 use of undeclared identifier 'g'
// VERDICT: same
