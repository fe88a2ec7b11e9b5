float4 main(float4 c : COLOR) : SV_Target {
  return float4(c.rgz, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:19: error: swizzle 'rgz' mixes two sets of component names
// DXC: 2:19 vector component names cannot mix 'xyzw' and 'rgba'
// VERDICT: same
