// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: several targets of different types, written in another order.
/* draw
{"draw": {"width": 2, "height": 2, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [0, 1, 0, 1]}}, {"format": "R32G32_SINT", "expect": {"type": "int", "values": [0, 0, 0, -1, 1, 0, 1, -1]}}, {"format": "R32G32B32A32_FLOAT", "expect": {"type": "float", "values": [0.5, 0, 0, 1, 0.5, 1, 0, 1, 0.5, 0, 1, 1, 0.5, 1, 1, 1]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
struct Out { float4 c : SV_Target2; uint a : SV_Target0; int2 b : SV_Target1; };
Out ps(Corner c) { Out o; uint2 p = uint2(c.at.xy); o.b = int2(p.y, -int(p.x)); o.a = p.x; o.c = float4(0.5, p, 1); return o; }
