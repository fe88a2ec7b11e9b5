// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T hs_6_0 -E main
struct Point { float4 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Factors constants(OutputPatch<Point, 3> patch) {
  Factors f;
  f.edges[0] = f.edges[1] = f.edges[2] = patch[0].position.w;
  f.inside = 2;
  return f;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")]
[outputcontrolpoints(3)] [patchconstantfunc("constants")]
Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) {
  return patch[i];
}
