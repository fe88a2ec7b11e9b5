void split(float4 c, out float3 rgb) { rgb = c.rgb; }
float4 main(float4 c : COLOR) : SV_Target {
  split(c, 1.0);
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: no matching function for call to 'split' with arguments (float4, literal float)
// CHECK: :1:6: note: candidate function 'split' not viable: expects an lvalue for 2nd argument, out parameter 'rgb'
// DXC: 3:3 no matching function for call to 'split'
// VERDICT: more: that it needs a variable
