float4 main(float4 c : COLOR) : SV_Target {
  float4 x;
  return x * c;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: warning: variable is uninitialized when used here [-Wuninitialized] (in 'main')
// DXC: 3:12 Instructions should not read uninitialized value.
// VERDICT: same
