float4 main(float4 c : COLOR) : SV_Target {
  float a[4] = {1, 2, 3, 4};
  return a[4];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:11: error: array index 4 is out of bounds for 'float [4]'
// DXC: 3:10 array index 4 is out of bounds
// VERDICT: same
