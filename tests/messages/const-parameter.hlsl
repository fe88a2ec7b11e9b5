float4 change(const float4 c) {
  c = 1;
  return c;
}
float4 main(float4 c : COLOR) : SV_Target {
  return change(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:5: error: cannot assign to 'c', which is declared const
// CHECK: :1:28: note: 'c' declared here
// DXC: 2:5 cannot assign to variable 'c' with const-qualified type 'const float4'
// VERDICT: same
