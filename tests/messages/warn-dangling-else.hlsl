float4 main(float4 c : COLOR) : SV_Target {
  if (c.x > 0)
    if (c.y > 0)
      c = 1;
  else
    c = 2;
  return c;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:3: warning: add explicit braces to avoid dangling else: it belongs to the inner 'if' [-Wdangling-else]
// DXC: 5:3 add explicit braces to avoid dangling else [-Wdangling-else]
// VERDICT: same
