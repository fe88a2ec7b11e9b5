template <typename T, int N> T sum(T x) { return x * N; }
float4 main(float4 c : COLOR) : SV_Target {
  return sum<float4>(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: no function 'sum' takes (float4)
// CHECK: :1:32: note: template 'sum' does not fit: its parameters do not follow from the arguments
// DXC: 3:10 no matching function for call to 'sum'
// VERDICT: same
