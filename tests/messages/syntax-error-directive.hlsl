#ifndef QUALITY
#error QUALITY is not defined
#endif
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:2: error: QUALITY is not defined
// DXC: 2:2 QUALITY is not defined
// VERDICT: same
