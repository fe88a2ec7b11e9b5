// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: a level by derivatives that are taken before a branch, in which the texture is sampled.
/* draw
{"resources": {"T": {"texture": {"width": 8, "height": 8, "mips": 2}, "data": [{"type": "float", "generate": "constant", "value": 10, "count": 64}, {"type": "float", "generate": "constant", "value": 20, "count": 16}]}, "S": {"sampler": {"filter": "linear"}}}, "draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [20, 20, 5, 5, 20, 20, 5, 5, 20, 20, 5, 5, 20, 20, 5, 5], "absolute": 0.01}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Texture2D<float> T : register(t0);
SamplerState S : register(s0);
Corner vs(uint i : SV_VertexID) { return corner(i); }
float ps(Corner c) : SV_Target {
  float2 dx = ddx(c.uv), dy = ddy(c.uv);
  if (c.at.x < 2)
    return T.SampleGrad(S, c.uv, dx, dy);
  return 5;
}
