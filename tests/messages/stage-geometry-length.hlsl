struct V { float4 p : SV_Position; };
[maxvertexcount(3)]
void main(triangle V v[2], inout TriangleStream<V> s) {
  s.Append(v[0]);
}

// RUN: not %dxil-cc-unchecked -T gs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:22: error: array size of 'v' for primitive type 'triangle' must be 3
// DXC: 3:22 array dimension for triangle must be 3
// VERDICT: same
