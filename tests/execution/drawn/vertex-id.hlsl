// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: corners from SV_VertexID; an interpolated output, at the centre of each pixel.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32G32B32A32_FLOAT", "expect": {"type": "float", "values": [0.125, 0.125, 0.015625, 1, 0.375, 0.125, 0.046875, 1, 0.625, 0.125, 0.078125, 1, 0.875, 0.125, 0.109375, 1, 0.125, 0.375, 0.046875, 1, 0.375, 0.375, 0.140625, 1, 0.625, 0.375, 0.234375, 1, 0.875, 0.375, 0.328125, 1, 0.125, 0.625, 0.078125, 1, 0.375, 0.625, 0.234375, 1, 0.625, 0.625, 0.390625, 1, 0.875, 0.625, 0.546875, 1, 0.125, 0.875, 0.109375, 1, 0.375, 0.875, 0.328125, 1, 0.625, 0.875, 0.546875, 1, 0.875, 0.875, 0.765625, 1], "absolute": 1e-05}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
Corner vs(uint i : SV_VertexID) { return corner(i); }
float4 ps(Corner c) : SV_Target { return float4(c.uv, c.uv.x * c.uv.y, 1); }
