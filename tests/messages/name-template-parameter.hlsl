template <typename T> T twice(T x) { return x + x; }
float4 main(float4 c : COLOR) : SV_Target {
  return twice<flaot4>(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:16: error: unknown type name 'flaot4'; did you mean 'float4'?
// DXC: 3:16 unknown type name 'flaot4'; did you mean 'float4'?
// VERDICT: same
