float4 main(float4 color : COLOR) : SV_Target {
  folat4 x = color;
  return x;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: unknown type name 'folat4'; did you mean 'float4'?
// DXC: 2:3 unknown type name 'folat4'; did you mean 'float4'?
// VERDICT: same
