// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: what has a negative clip distance is not drawn.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; float2 far : SV_ClipDistance; };
V vs(uint i : SV_VertexID) { V v; Corner c = corner(i); v.at = c.at; v.far = float2(0.999 - c.uv.x - c.uv.y, c.uv.x - 0.25); return v; }
float ps(V v) : SV_Target { return 1; }
