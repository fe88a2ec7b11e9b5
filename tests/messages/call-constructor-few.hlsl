float4 main(float2 uv : TEXCOORD) : SV_Target {
  return float4(uv, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: too few elements in initializer for 'float4' (expected 4, have 3)
// DXC: 2:17 too few elements in vector initialization (expected 4 elements, have 3)
// VERDICT: same
