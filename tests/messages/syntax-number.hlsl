float4 main(float4 c : COLOR) : SV_Target {
  return c * 1.0ff;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:14: error: invalid suffix 'ff' on numeric literal (expected u, l, ul, f, h or none)
// DXC: 2:17 invalid suffix 'ff' on floating constant
// VERDICT: same
