float4 main(float4 c : COLOR) {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:8: error: missing semantic on return value of entry point 'main'
// DXC: 1:1 Semantic must be defined for all outputs of an entry function or patch constant fun...
// VERDICT: same
