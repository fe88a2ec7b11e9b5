float4 main(float2 uv : TEXCOORD) : SV_Target {
  return float4(uv.xyz, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:20: error: swizzle 'xyz' is out of bounds for 'float2'
// DXC: 2:20 vector swizzle 'xyz' is out of bounds
// VERDICT: same
