float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 -E mian %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: error: missing definition of entry point 'mian'; did you mean 'main'?
// DXC: - missing entry point definition
// VERDICT: more: a suggestion
