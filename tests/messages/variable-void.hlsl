float4 main(float4 c : COLOR) : SV_Target {
  void x;
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:8: error: variable has incomplete type 'void'
// DXC: 2:8 variable has incomplete type 'void'
// VERDICT: same
