// RUN: %drawn %s vs:vs_6_0 gs:gs_6_0 ps:ps_6_0
// What: SV_GSInstanceID: each instance of a geometry shader draws a column.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 1, "topology": "pointList", "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct P { uint n : N; };
struct V { float4 at : SV_Position; nointerpolation uint n : N; };
P vs(uint i : SV_VertexID) { P p; p.n = i; return p; }
[instance(3)] [maxvertexcount(4)] void gs(point P p[1], uint k : SV_GSInstanceID, inout TriangleStream<V> To) {
  for (uint i = 0; i < 4; ++i) {
    V v;
    float2 c = corner(i).uv * float2(0.25, 1) + float2(0.25 * k, 0);
    v.at = float4(c.x * 2 - 1, 1 - c.y * 2, 0, 1);
    v.n = k + 1;
    To.Append(v);
  }
}
uint ps(V v) : SV_Target { return v.n; }
