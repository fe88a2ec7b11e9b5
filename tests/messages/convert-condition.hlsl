float4 main(float4 c : COLOR) : SV_Target {
  if (c > 0)
    return 1;
  return 0;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:9: error: conditional expression must evaluate to a scalar, not 'bool4'
// DXC: 2:7 if statement conditional expressions must evaluate to a scalar
// VERDICT: same
