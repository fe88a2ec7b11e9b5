float4 main(float4 c : COLOR) : SV_Target {
  float x = 1;
  float4 x = c;
  return x;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: redefinition of 'x'
// CHECK: :2:9: note: previous definition is here
// DXC: 3:10 redefinition of 'x' with a different type: 'float4' vs 'float'
// VERDICT: same
