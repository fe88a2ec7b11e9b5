float4 main(linear int n : N) : SV_Target {
  return n;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:28: error: entry point 'main': integer 'N' cannot be interpolated; use 'nointerpolation' or no interpolation modifier
// DXC: - signature element N specifies invalid interpolation mode for integer component type.
// VERDICT: more: a place
