float4 main(float4 c : COLOR) : SV_Target {
  float a[3] = {1, 2, 3, 4};
  return a[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:16: error: too many elements in initializer for 'float [3]' (expected 3, have 4)
// DXC: 2:16 too many elements in vector initialization (expected 3 elements, have 4)
// VERDICT: same
