#if 1
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:2: error: unterminated conditional directive
// DXC: 1:2 unterminated conditional directive
// VERDICT: same
