float4 main(float4 c : COLOR) : SV_Target {
  return c << 2;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:12: error: int or unsigned int type required, not 'float4'
// DXC: 2:12 int or unsigned int type required
// VERDICT: same
