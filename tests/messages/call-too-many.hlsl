float scale(float a, float b) { return a * b; }
float4 main(float4 c : COLOR) : SV_Target {
  return scale(c.x, 2, 3);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: no matching function for call to 'scale' with arguments (float, literal int, literal int)
// CHECK: :1:7: note: candidate function 'scale' not viable: requires 2 arguments, but 3 were provided
// DXC: 3:10 no matching function for call to 'scale'
// VERDICT: same
