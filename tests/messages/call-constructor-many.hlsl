float4 main(float3 c : COLOR) : SV_Target {
  return float4(c, 1, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: too many elements in initializer for 'float4' (expected 4, have 5)
// DXC: 2:17 too many elements in vector initialization (expected 4 elements, have 5)
// VERDICT: same
