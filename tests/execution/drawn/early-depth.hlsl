// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: earlydepthstencil: what the depth test rejects does not count, though it is discarded later.
/* draw
{"resources": {"Out": {"size": 4, "expect": {"type": "uint", "values": [4]}}}, "draw": {"width": 2, "height": 2, "topology": "triangleStrip", "vertices": 4, "instances": 2, "depth": {"test": "less"}, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [0, 0, 0, 0]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
RWByteAddressBuffer Out : register(u1);
float4 vs(uint i : SV_VertexID) : SV_Position { return corner(i).at; }
[earlydepthstencil] uint ps(float4 at : SV_Position) : SV_Target { Out.InterlockedAdd(0, 1); return 0; }
