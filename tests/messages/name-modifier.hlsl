float4 main(nointerpolaton float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:13: error: unknown type name or modifier 'nointerpolaton'; did you mean 'nointerpolation'?
// DXC: 1:13 unknown type name 'nointerpolaton'
// VERDICT: more: what was meant, and no errors that follow
