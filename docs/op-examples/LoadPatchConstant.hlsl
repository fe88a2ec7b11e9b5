// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ds_6_0 -E main
struct Point { float4 position : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

[domain("tri")]
float4 main(Factors f, float3 at : SV_DomainLocation,
            const OutputPatch<Point, 3> patch) : SV_Position {
  return patch[0].position * at.x + patch[1].position * at.y + f.inside;
}
