float4 main(float4 c : COLOR) : SV_Target {
  const float4 d = c;
  d.x = 1;
  return d;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:7: error: cannot assign to 'd', which is declared const
// CHECK: :2:16: note: 'd' declared here
// DXC: 3:7 read-only variable is not assignable
// VERDICT: same
