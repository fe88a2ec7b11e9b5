#ifdef
#endif
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:7: error: macro name missing
// DXC: 1:7 macro name missing
// VERDICT: same
