// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: SV_IsFrontFace: clockwise triangles, and ones the other way round.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 6, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [1, 1, 1, 2, 1, 1, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
float4 vs(uint i : SV_VertexID) : SV_Position { uint k = i < 3 ? i : i == 3 ? 1 : i == 4 ? 2 : 3; return corner(k).at; }
uint ps(float4 at : SV_Position, bool front : SV_IsFrontFace) : SV_Target { return front ? 1 : 2; }
