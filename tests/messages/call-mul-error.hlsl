struct S { float a; };
float4 main(float3 v : V, float4x4 m : M) : SV_Target {
  S s;
  s.a = 1;
  return mul(m, s);
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :5:10: error: no matching function for call to 'mul' with arguments (float4x4, S)
// CHECK: :5:10: note: candidate function 'mul(a, b)' not viable: no known conversion from 'S' for 2nd argument
// DXC: 5:10 no matching function for call to 'mul'
// VERDICT: more: the argument that is wrong, in one note for ten
