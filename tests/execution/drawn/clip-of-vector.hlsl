// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: clip of a vector: one negative component is enough.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
float ps(Corner c) : SV_Target { clip(c.at.xy - float2(1, 2)); return 1; }
