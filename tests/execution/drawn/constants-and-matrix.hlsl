// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: a matrix of a constant buffer that turns the quad by a quarter.
/* draw
{"resources": {"C": {"data": {"type": "float", "values": [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]}}}, "draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32G32_FLOAT", "expect": {"type": "float", "values": [0.875, 0.125, 0.875, 0.375, 0.875, 0.625, 0.875, 0.875, 0.625, 0.125, 0.625, 0.375, 0.625, 0.625, 0.625, 0.875, 0.375, 0.125, 0.375, 0.375, 0.375, 0.625, 0.375, 0.875, 0.125, 0.125, 0.125, 0.375, 0.125, 0.625, 0.125, 0.875], "absolute": 1e-05}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
cbuffer C : register(b0) { float4x4 m; };
Corner vs(uint i : SV_VertexID) { Corner c = corner(i); c.at = mul(m, c.at); return c; }
float2 ps(Corner c) : SV_Target { return c.uv; }
