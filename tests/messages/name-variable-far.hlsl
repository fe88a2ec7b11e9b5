float4 main(float4 color : COLOR) : SV_Target {
  return somethingElse * color;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: use of undeclared identifier 'somethingElse'
// DXC: 2:10 use of undeclared identifier 'somethingElse'
// VERDICT: same
