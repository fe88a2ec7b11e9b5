struct S { float a; };
Texture2D t;
groupshared float g[4];
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  S s = (S)0;
  float x = g[0] + s * 2;
  float y = s.b + t.Foo(id.x).x;
  (g[1] + 2) * t = 3;
  const float z = g[0];
  z = x + y;
  float4 v = (float3)id;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :7:22: error: scalar, vector, or matrix expected, not 'S'
// CHECK: :8:15: error: no member named 'b' in 'S'
// CHECK: :8:21: error: no member named 'Foo' in 'Texture2D<float4>'
// CHECK: :9:14: error: scalar, vector, or matrix expected, not 'Texture2D<float4>'
// CHECK: :11:5: error: cannot assign to 'z', which is declared const
// CHECK: :12:22: error: cannot initialize a variable of type 'float4' with an rvalue of type 'float3'
// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --check-prefix=LINES --strict-whitespace --match-full-lines
// LINES:    7 |   float x = g[0] + s * 2;
// LINES-NEXT:      |                    ~ ^ ~
// LINES:    8 |   float y = s.b + t.Foo(id.x).x;
// LINES-NEXT:      |             ~ ^
// LINES:    8 |   float y = s.b + t.Foo(id.x).x;
// LINES-NEXT:      |                   ~ ^
// LINES:    9 |   (g[1] + 2) * t = 3;
// LINES-NEXT:      |   ~~~~~~~~~~ ^ ~
// LINES:   11 |   z = x + y;
// LINES-NEXT:      |   ~ ^ ~~~~~
// LINES:   12 |   float4 v = (float3)id;
// LINES-NEXT:      |                      ^~
// DXC: 7:22 scalar, vector, or matrix expected
// VERDICT: same
