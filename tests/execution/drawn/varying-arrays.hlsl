// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: arrays and matrices as outputs and inputs, one of them indexed at run time.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [2.25, 3.25, 4.25, 5.25, 4.75, 5.75, 6.75, 7.75, 7.25, 8.25, 9.25, 10.25, 9.75, 10.75, 11.75, 12.75], "absolute": 0.0001}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; nointerpolation float n[4] : N; float2x2 m : M; };
V vs(uint i : SV_VertexID) { V v; Corner c = corner(i); v.at = c.at; for (uint k = 0; k < 4; ++k) v.n[k] = k + 1; v.m = float2x2(c.uv, c.uv.yx); return v; }
float ps(V v) : SV_Target { return v.n[uint(v.at.x)] + 10 * v.m[1].x; }
