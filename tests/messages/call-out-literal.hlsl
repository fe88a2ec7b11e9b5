void split(float4 c, out float3 rgb) { rgb = c.rgb; }
float4 main(float4 c : COLOR) : SV_Target {
  split(c, 1.0);
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: no function 'split' takes (float4, literal float)
// CHECK: :1:6: note: 'split' cannot take argument 2: its out parameter 'rgb' needs a variable
// DXC: 3:3 no matching function for call to 'split'
// VERDICT: more: that it needs a variable
