float4 main(float4 a : COLOR, float4 b : COLOR) : SV_Target {
  return a + b;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:42: error: entry point 'main': duplicate semantic 'COLOR0'
// DXC: - Semantic 'COLOR' overlap at 0.
// VERDICT: more: a place
