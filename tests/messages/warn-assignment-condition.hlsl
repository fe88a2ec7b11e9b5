float4 main(float4 c : COLOR) : SV_Target {
  bool b;
  if (b = c.x > 0)
    return c;
  return 0;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:9: warning: using the result of an assignment as a condition without parentheses; use '==' to compare [-Wparentheses]
// DXC: 3:9 using the result of an assignment as a condition without parentheses [-Wparentheses]
// VERDICT: same
