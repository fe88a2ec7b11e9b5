template <typename T> T twice(T a, T b) { return a + b; }
float4 main(float4 c : COLOR) : SV_Target {
  return twice(c, 1);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:10: error: no matching function for call to 'twice' with arguments (float4, literal int)
// CHECK: :1:25: note: candidate template 'twice' ignored: deduced conflicting types for parameter 'T' ('float4' vs. 'int')
// DXC: 3:10 no matching function for call to 'twice'
// VERDICT: same
