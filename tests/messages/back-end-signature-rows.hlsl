struct Output { float4 p : SV_Position; float4 rows[40] : ROWS; };
Output main(float4 p : POSITION) {
  Output o;
  o.p = p;
  for (int i = 0; i < 40; ++i)
    o.rows[i] = i;
  return o;
}

// RUN: not %dxil-cc-unchecked -T vs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:59: error: entry point 'main': 'ROWS' does not fit in the signature: too many outputs
// DXC: -
// VERDICT: more: dxc crashes
