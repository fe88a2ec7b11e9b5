// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: quad operations of drawn pixels read their neighbours.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [11, 10, 13, 12, 1, 0, 3, 2, 31, 30, 33, 32, 21, 20, 23, 22]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
uint ps(Corner c) : SV_Target { uint2 p = uint2(c.at.xy); return QuadReadAcrossX(p.x) + 10 * QuadReadAcrossY(p.y); }
