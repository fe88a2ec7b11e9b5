template <typename T, int N> T sum(T x) { return x * N; }
float4 main(float4 c : COLOR) : SV_Target {
  return sum<float4>(c);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: no matching function for call to 'sum' with arguments (float4)
// CHECK: :1:32: note: candidate template 'sum' ignored: couldn't infer its template arguments
// DXC: 3:10 no matching function for call to 'sum'
// VERDICT: same
