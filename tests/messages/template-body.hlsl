struct S { float a; };
template <typename T> float first(T x) { return x.value; }
float4 main(float4 c : COLOR) : SV_Target {
  S s = { c.x };
  return first(s);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:51: error: no member named 'value' in 'S'
// CHECK: :5:10: note: in instantiation of 'first<S>' requested here
// DXC: 2:51 no member named 'value' in 'S'
// VERDICT: same
