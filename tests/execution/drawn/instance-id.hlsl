// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: instances that move by SV_InstanceID; the last one drawn stays.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "instances": 3, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [1, 1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; nointerpolation uint n : N; };
V vs(uint i : SV_VertexID, uint n : SV_InstanceID) { V v; v.at = corner(i).at; v.at.x = max(v.at.x, n * 0.5 - 0.5 - (n == 0 ? 1 : 0)); v.n = n + 1; return v; }
float ps(V v) : SV_Target { return v.n; }
