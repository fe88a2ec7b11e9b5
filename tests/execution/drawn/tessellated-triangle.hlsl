// RUN: %drawn %s vs:vs_6_0 hs:hs_6_0 ds:ds_6_0 ps:ps_6_0
// What: patch constants and control points of a triangle reach the domain shader.
/* draw
{"draw": {"width": 4, "height": 4, "vertices": 3, "topology": "patchList", "controlPoints": 3, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [7, 7, 7, 0, 7, 7, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0], "absolute": 0.0001}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct Factors { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float sum : SUM; };
Corner vs(uint i : SV_VertexID) { return corner(i); }
Factors factors(InputPatch<Corner, 3> p) { Factors f; f.e[0] = f.e[1] = f.e[2] = 2; f.i = 2; f.sum = p[1].uv.x * 3 + p[2].uv.y * 4; return f; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("factors")]
Corner hs(InputPatch<Corner, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
[domain("tri")] Corner ds(Factors f, float3 at : SV_DomainLocation, const OutputPatch<Corner, 3> p) {
  Corner c;
  c.at = p[0].at * at.x + p[1].at * at.y + p[2].at * at.z;
  c.uv = f.sum;
  return c;
}
float ps(Corner c) : SV_Target { return c.uv.x; }
