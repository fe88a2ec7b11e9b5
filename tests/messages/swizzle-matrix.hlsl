float4 main(float4x4 m : M) : SV_Target {
  return m._m00_m14.xyxy;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:12: error: swizzle '_m00_m14' is out of bounds for 'float4x4'
// DXC: 2:12 the digit '4' is used in '_m00_m14', but the syntax is for zero-based rows and col...
// VERDICT: same
