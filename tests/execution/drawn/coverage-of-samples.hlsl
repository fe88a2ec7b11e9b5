// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: SV_Coverage of a whole pixel with four samples, and a mask that a shader gives.
/* draw
{"draw": {"width": 1, "height": 1, "vertices": 3, "samples": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [15]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
float4 vs(uint i : SV_VertexID) : SV_Position { return float4(i == 1 ? 3 : -1, i == 2 ? -3 : 1, 0, 1); }
float ps(float4 at : SV_Position, uint mask : SV_Coverage) : SV_Target { return mask; }
