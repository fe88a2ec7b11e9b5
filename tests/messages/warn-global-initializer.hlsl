float4 Tint = 1;
float4 main(float4 c : COLOR) : SV_Target {
  return c * Tint;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:8: warning: initializer of external global is ignored; declare it 'static' to initialize it
// DXC: 1:8 Initializer of external global will be ignored
// VERDICT: same
