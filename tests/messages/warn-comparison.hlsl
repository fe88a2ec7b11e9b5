float4 main(float4 c : COLOR) : SV_Target {
  c.x == 2;
  return c;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:7: warning: comparison result unused [-Wunused-comparison]
// DXC: 2:7 equality comparison result unused [-Wunused-comparison]
// VERDICT: same
