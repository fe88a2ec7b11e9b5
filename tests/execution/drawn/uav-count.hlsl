// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: atomics of a pixel shader count pixels; helper lanes and discarded ones do not.
/* draw
{"resources": {"Out": {"size": 20, "expect": {"type": "uint", "values": [9, 6, 6, 6, 6]}}}, "draw": {"width": 3, "height": 3, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [0, 0, 0, 0, 0, 0, 0, 0, 0]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
RWByteAddressBuffer Out : register(u1);
Corner vs(uint i : SV_VertexID) { return corner(i); }
uint ps(Corner c) : SV_Target {
  uint2 p = uint2(c.at.xy);
  Out.InterlockedAdd(0, 1);
  Out.InterlockedAdd(4 + 4 * p.x, p.y + 1);
  if (p.x == p.y) discard;
  Out.InterlockedAdd(16, 1);
  return 0;
}
