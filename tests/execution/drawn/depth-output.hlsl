// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: SV_Depth decides which pixel stays: the nearer one.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "instances": 2, "depth": {"test": "less", "expect": {"type": "float", "values": [0.25, 0.375, 0.5, 0.5, 0.25, 0.375, 0.5, 0.5, 0.25, 0.375, 0.5, 0.5, 0.25, 0.375, 0.5, 0.5]}}, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; nointerpolation uint n : N; };
V vs(uint i : SV_VertexID, uint n : SV_InstanceID) { V v; v.at = corner(i).at; v.n = n; return v; }
uint ps(V v, out float depth : SV_Depth) : SV_Target { depth = v.n ? 0.5 : 0.25 + uint(v.at.x) / 8.0; return v.n; }
