float4 main(float4 c : COLOR) : SV_Target {
  float4 *p = &c;
  return *p;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:10: error: pointers and references are unsupported in HLSL
// CHECK: :3:10: error: pointers and references are unsupported in HLSL
// DXC: 2:10 pointers are unsupported in HLSL
// VERDICT: same
