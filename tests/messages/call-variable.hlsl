float4 main(float4 c : COLOR) : SV_Target {
  return c(1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: called object 'c' is not a function
// DXC: 2:10 type 'float4' does not provide a call operator
// VERDICT: same
