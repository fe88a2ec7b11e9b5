// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A hull and a domain shader in one file.
struct Factors {
  float Edges[3] : SV_TessFactor;
  float Inside : SV_InsideTessFactor;
};
struct Point {
  float3 Position : POSITION;
};
Factors constants() {
  Factors F;
  F.Edges[0] = F.Edges[1] = F.Edges[2] = F.Inside = FACTOR;
  return F;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point hull(InputPatch<Point, 3> Patch, uint Id : SV_OutputControlPointID) {
  return Patch[Id];
}
[domain("tri")]
float4 domain(Factors F, float3 At : SV_DomainLocation, const OutputPatch<Point, 3> Patch) : SV_Position {
  return float4(Patch[0].Position * At.x + Patch[1].Position * At.y + Patch[2].Position * At.z, 1);
}
