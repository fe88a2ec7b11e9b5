struct V { float4 p : SV_Position; };
void main(triangle V v[3], inout TriangleStream<V> s) {
  s.Append(v[0]);
}

// RUN: not %dxil-cc-unchecked -T gs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:6: error: entry point 'main' must have the attribute 'maxvertexcount'
// DXC: 2:6 geometry entry point must have a valid maxvertexcount attribute
// VERDICT: same
