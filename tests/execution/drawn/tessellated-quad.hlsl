// RUN: %drawn %s vs:vs_6_0 hs:hs_6_0 ds:ds_6_0 ps:ps_6_0
// What: a patch of four points covers each pixel once, with the place in the domain interpolated.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 4, "topology": "patchList", "controlPoints": 4, "targets": [{"format": "R32G32_FLOAT", "expect": {"type": "float", "values": [0.125, 0.125, 0.375, 0.125, 0.625, 0.125, 0.875, 0.125, 0.125, 0.375, 0.375, 0.375, 0.625, 0.375, 0.875, 0.375, 0.125, 0.625, 0.375, 0.625, 0.625, 0.625, 0.875, 0.625, 0.125, 0.875, 0.375, 0.875, 0.625, 0.875, 0.875, 0.875], "absolute": 0.001}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct Factors { float e[4] : SV_TessFactor; float i[2] : SV_InsideTessFactor; };
Corner vs(uint i : SV_VertexID) { return corner(i); }
Factors factors(InputPatch<Corner, 4> p) { Factors f; f.e[0] = f.e[1] = f.e[2] = f.e[3] = 3; f.i[0] = f.i[1] = 2; return f; }
[domain("quad")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(4)] [patchconstantfunc("factors")]
Corner hs(InputPatch<Corner, 4> p, uint i : SV_OutputControlPointID) { return p[i]; }
[domain("quad")] Corner ds(Factors f, float2 at : SV_DomainLocation, const OutputPatch<Corner, 4> p) {
  Corner c;
  c.at = lerp(lerp(p[0].at, p[1].at, at.x), lerp(p[2].at, p[3].at, at.x), at.y);
  c.uv = at;
  return c;
}
float2 ps(Corner c) : SV_Target { return c.uv; }
