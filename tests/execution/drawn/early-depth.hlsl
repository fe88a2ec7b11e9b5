// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: with [earlydepthstencil] a pixel behind is not shaded; the depth test goes primitive by primitive.
/* draw
{"resources": {"Out": {"size": 8, "expect": {"type": "uint", "values": [4, 4]}}}, "draw": {"width": 2, "height": 2, "topology": "triangleStrip", "vertices": 4, "instances": 2, "depth": {"test": "less"}, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [1, 1, 1, 1]}}]}}
*/
struct Corner { float4 at : SV_Position; nointerpolation uint i : I; };
Corner vs(uint v : SV_VertexID, uint i : SV_InstanceID) {
  Corner c;
  float2 uv = float2(v & 1, v >> 1);
  c.at = float4(uv.x * 2 - 1, 1 - uv.y * 2, 0.25 + 0.5 * i, 1);
  c.i = i;
  return c;
}
RWByteAddressBuffer Out : register(u1);
[earlydepthstencil]
uint ps(Corner c) : SV_Target {
  Out.InterlockedAdd(0, 1);
  Out.InterlockedAdd(4, c.i + 1);
  return c.i + 1;
}
