// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: a triangle all of whose cull distances are negative is left out.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 6, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; float far : SV_CullDistance0; };
V vs(uint i : SV_VertexID) { V v; uint k = i < 3 ? i : i == 3 ? 1 : i == 4 ? 3 : 2; v.at = corner(k).at; v.far = i < 3 ? -1 : i == 3 ? 1 : -1; return v; }
float ps(V v) : SV_Target { return 1; }
