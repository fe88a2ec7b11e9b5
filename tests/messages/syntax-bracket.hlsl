float4 main(float4 c : COLOR) : SV_Target {
  float a[4] = {1, 2, 3, 4};
  return a[0 + a[1];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:20: error: expected ']' after subscript
// CHECK: :3:11: note: to match this '['
// DXC: 3:20 expected ']'
// VERDICT: same
