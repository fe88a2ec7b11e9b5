float4 main(float4 c : COLOR, nointerpolation int n : N) : SV_Target {
  [unrol]
  for (int i = 0; i < 4; ++i)
    c += i;
  return c;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:4: warning: unknown attribute 'unrol' ignored; did you mean 'unroll'? [-Wunknown-attributes]
// DXC: 2:4 unknown attribute 'unrol' ignored [-Wunknown-attributes]
// VERDICT: more: a suggestion
