float4 main(float4 c : COLOR) : SV_Target {
  float16_t h = (float16_t)c.x;
  return h;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: 'float16_t' requires shader model 6.2 or later and -enable-16bit-types
// CHECK: :2:18: error: 'float16_t' requires shader model 6.2 or later and -enable-16bit-types
// DXC: 2:3 unknown type name 'float16_t'
// VERDICT: more: what it needs
