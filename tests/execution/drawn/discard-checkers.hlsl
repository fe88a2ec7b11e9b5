// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: discarded pixels keep what the target was cleared to.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [0, 7, 2, 7, 7, 5, 7, 7, 8, 7, 10, 7, 7, 13, 7, 15]}, "clear": [7, 0, 0, 0]}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
float ps(Corner c) : SV_Target { uint2 p = uint2(c.at.xy); if ((p.x + p.y) & 1) discard; return p.x + 4 * p.y; }
