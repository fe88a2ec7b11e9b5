// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: an input without interpolation is that of the triangle's first vertex.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 6, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [10, 10, 10, 13, 10, 10, 13, 13, 10, 13, 13, 13, 13, 13, 13, 13]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; nointerpolation uint n : N; };
V vs(uint i : SV_VertexID) { V v; uint k = i < 3 ? i : i == 3 ? 1 : i == 4 ? 3 : 2; v.at = corner(k).at; v.n = 10 + i; return v; }
uint ps(V v) : SV_Target { return v.n; }
