float4 main(float4 c : COLOR, float4 d : D) : SV_Target {
  return c > 0 && d > 0 ? c : d;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:16: error: operands of short-circuiting '&&' and '||' must be scalar; for non-scalar types use 'and' or 'or'
// DXC: 2:16 operands for short-circuiting logical binary operator must be scalar, for non-scal...
// VERDICT: same
