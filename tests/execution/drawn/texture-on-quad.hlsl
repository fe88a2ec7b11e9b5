// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: a texture that is as large as the target, through a sampler, mirrored in x.
/* draw
{"resources": {"T": {"texture": {"width": 2, "height": 2}, "data": {"type": "float", "values": [1, 2, 3, 4]}}, "S": {"sampler": {"filter": "point"}}}, "draw": {"width": 2, "height": 2, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [2, 1, 4, 3]}}]}}
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
float ps(Corner c) : SV_Target { return T.Sample(S, float2(1 - c.uv.x, c.uv.y)); }
