float4 main(float4 c : COLOR) : SV_Target {
  return lerp(c, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: no matching function for call to 'lerp' with arguments (float4, literal int)
// CHECK: :2:10: note: candidate function: 'lerp(a, b, t)'
// DXC: 2:10 use of undeclared identifier 'lerp'
// VERDICT: more: dxc says that 'lerp' is not declared
