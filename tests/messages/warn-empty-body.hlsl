float4 main(float4 c : COLOR) : SV_Target {
  if (c.x > 0);
    c = 1;
  return c;
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:15: warning: if statement has empty body [-Wempty-body]
// DXC: 2:15 if statement has empty body [-Wempty-body]
// VERDICT: same
