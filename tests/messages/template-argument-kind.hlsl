template <int N> float times(float x) { return x * N; }
float4 main(float4 c : COLOR) : SV_Target {
  return times<float>(c.x);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: no matching function for call to 'times' with arguments (float)
// CHECK: :1:24: note: candidate template 'times' ignored: couldn't infer its template arguments
// DXC: 3:10 no matching function for call to 'times'
// VERDICT: same
