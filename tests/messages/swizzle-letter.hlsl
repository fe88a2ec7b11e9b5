float4 main(float4 c : COLOR) : SV_Target {
  return float4(c.rgq, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:19: error: invalid swizzle 'rgq' on 'float4'
// DXC: 2:19 invalid format for vector swizzle 'rgq'
// VERDICT: same
