// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: attributes are divided by w, those with noperspective are not.
/* draw
{"draw": {"width": 4, "height": 4, "topology": "triangleStrip", "vertices": 4, "targets": [{"format": "R32G32_FLOAT", "expect": {"type": "float", "values": [0.045454545454545456, 0.125, 0.16666666666666666, 0.375, 0.35714285714285715, 0.625, 0.7000000000000001, 0.875, 0.045454545454545456, 0.125, 0.16666666666666666, 0.375, 0.35714285714285715, 0.625, 0.7000000000000001, 0.875, 0.045454545454545456, 0.125, 0.16666666666666666, 0.375, 0.35714285714285715, 0.625, 0.7000000000000001, 0.875, 0.045454545454545456, 0.125, 0.16666666666666666, 0.375, 0.35714285714285715, 0.625, 0.7000000000000001, 0.875], "absolute": 1e-05}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct V { float4 at : SV_Position; float a : A; noperspective float b : B; };
V vs(uint i : SV_VertexID) { V v; Corner c = corner(i); float w = c.uv.x ? 3 : 1; v.at = c.at * w; v.a = v.b = c.uv.x; return v; }
float2 ps(V v) : SV_Target { return float2(v.a, v.b); }
