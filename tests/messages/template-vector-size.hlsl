float4 main(float4 c : COLOR) : SV_Target {
  vector<float, 5> v = 1;
  return v[0];
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: invalid dimension 5: valid range is between 1 and 4 inclusive
// DXC: 2:17 invalid value, valid range is between 1 and 4 inclusive
// VERDICT: same
