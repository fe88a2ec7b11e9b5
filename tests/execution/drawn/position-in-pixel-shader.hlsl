// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: SV_Position in a pixel shader: the pixel's centre, depth, and w.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32G32B32A32_FLOAT", "expect": {"type": "float", "values": [0.5, 0.5, 0.5, 2, 1.5, 0.5, 0.5, 2, 2.5, 0.5, 0.5, 2, 3.5, 0.5, 0.5, 2, 0.5, 1.5, 0.5, 2, 1.5, 1.5, 0.5, 2, 2.5, 1.5, 0.5, 2, 3.5, 1.5, 0.5, 2, 0.5, 2.5, 0.5, 2, 1.5, 2.5, 0.5, 2, 2.5, 2.5, 0.5, 2, 3.5, 2.5, 0.5, 2, 0.5, 3.5, 0.5, 2, 1.5, 3.5, 0.5, 2, 2.5, 3.5, 0.5, 2, 3.5, 3.5, 0.5, 2], "absolute": 1e-05}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
float4 vs(uint i : SV_VertexID) : SV_Position { return corner(i).at * 2; }
float4 ps(float4 at : SV_Position) : SV_Target { return at; }
