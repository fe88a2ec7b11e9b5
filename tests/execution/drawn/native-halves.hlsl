// RUN: %drawn %s vs:vs_6_2:-enable-16bit-types ps:ps_6_2:-enable-16bit-types
// What: halves and 16-bit integers between the stages.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32G32_FLOAT", "expect": {"type": "float", "values": [0.125, 2.125, 0.375, 2.125, 0.625, 2.125, 0.875, 2.125, 0.125, 2.375, 0.375, 2.375, 0.625, 2.375, 0.875, 2.375, 0.125, 2.625, 0.375, 2.625, 0.625, 2.625, 0.875, 2.625, 0.125, 2.875, 0.375, 2.875, 0.625, 2.875, 0.875, 2.875], "absolute": 0.001}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; half2 h : H; nointerpolation int16_t n : N; };
V vs(uint i : SV_VertexID) { V v; Corner c = corner(i); v.at = c.at; v.h = half2(c.uv); v.n = int16_t(-2); return v; }
float2 ps(V v) : SV_Target { return float2(v.h.x, v.h.y - v.n); }
