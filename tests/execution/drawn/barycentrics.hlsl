// RUN: %drawn %s vs:vs_6_1 ps:ps_6_1
// What: SV_Barycentrics are the weights of the three vertices.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 3, "targets": [{"format": "R32G32B32_FLOAT", "expect": {"type": "float", "values": [0.75, 0.125, 0.125, 0.5, 0.375, 0.125, 0.25, 0.625, 0.125, 0, 0, 0, 0.5, 0.125, 0.375, 0.25, 0.375, 0.375, 0, 0, 0, 0, 0, 0, 0.25, 0.125, 0.625, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "absolute": 1e-05}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
float4 vs(uint i : SV_VertexID) : SV_Position { return corner(i).at; }
float3 ps(float4 at : SV_Position, noperspective float3 b : SV_Barycentrics) : SV_Target { return b; }
