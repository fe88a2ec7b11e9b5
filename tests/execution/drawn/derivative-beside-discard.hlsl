// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: a discarded pixel goes on as a helper: derivatives across it are whole.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
float ps(Corner c) : SV_Target { float v = c.at.x * 2; if ((uint(c.at.x) & 1) == 0) discard; return ddx_fine(v); }
