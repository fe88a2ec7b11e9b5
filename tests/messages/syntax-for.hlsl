float4 main(float4 c : COLOR) : SV_Target {
  for (int i = 0, i < 4; ++i)
    c += i;
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:20: error: expected ';' after declaration
// DXC: 2:19 redefinition of 'i'
// VERDICT: more: no errors that follow
