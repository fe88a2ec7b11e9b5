// RUN: %drawn %s vs:vs_6_0 gs:gs_6_0 ps:ps_6_0
// What: RestartStrip: two strips, and nothing between them.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 3, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; };
V vs(uint i : SV_VertexID) { V v; v.at = corner(i).at; return v; }
[maxvertexcount(8)] void gs(triangle V p[3], inout TriangleStream<V> To) {
  float2 from[2] = { float2(0, 0.25), float2(0.5, 1) };
  for (uint k = 0; k < 2; ++k) {
    for (uint i = 0; i < 4; ++i) {
      V v;
      float2 uv = corner(i).uv;
      v.at = float4(lerp(from[k].x, from[k].y, uv.x) * 2 - 1, 1 - uv.y * 2, 0, 1);
      To.Append(v);
    }
    To.RestartStrip();
  }
}
uint ps(V v) : SV_Target { return 1; }
