// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: SV_PrimitiveID in a pixel shader.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [5, 5, 5, 6, 5, 5, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
uint ps(Corner c, uint n : SV_PrimitiveID) : SV_Target { return 5 + n; }
