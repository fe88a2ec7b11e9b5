#define SCALE(x, f) ((x) * (f))
float4 main(float4 c : COLOR) : SV_Target {
  return SCALE(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:17: error: too few arguments provided to function-like macro invocation
// CHECK: :1:9: note: macro 'SCALE' defined here
// DXC: 3:17 too few arguments provided to function-like macro invocation
// VERDICT: same
