float4 main(float4 c) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:20: error: missing semantic on parameter 'c' of entry point 'main'
// DXC: 1:1 Semantic must be defined for all parameters of an entry function or patch constant...
// VERDICT: more: which parameter
