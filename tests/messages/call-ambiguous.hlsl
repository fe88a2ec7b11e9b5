float f(int a, float b) { return a * b; }
float f(float a, int b) { return a * b; }
float4 main(float4 c : COLOR) : SV_Target {
  return f(1.0f, 2.0f);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:10: error: call to 'f' with arguments (float, float) is ambiguous
// CHECK: :1:7: note: candidate function: 'f'
// CHECK: :2:7: note: candidate function: 'f'
// DXC: 4:10 call to 'f' is ambiguous
// VERDICT: same
