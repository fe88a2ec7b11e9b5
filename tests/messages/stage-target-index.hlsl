float4 main(float4 c : COLOR) : SV_Target8 {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:33: error: 'SV_Target8' is out of range: only render targets 0 to 7 are supported
// DXC: 1:33 'SV_Target8' is defined with semantic index 8, but only values 0 through 7 are sup...
// VERDICT: same
