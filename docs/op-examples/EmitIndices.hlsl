// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ms_6_5 -E main
struct Vertex { float4 position : SV_Position; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; };
struct Payload { uint first; };

[outputtopology("triangle")] [numthreads(3, 1, 1)]
void main(uint i : SV_GroupThreadID, in payload Payload work, out vertices Vertex corners[3],
          out primitives Primitive faces[1], out indices uint3 triangles[1]) {
  SetMeshOutputCounts(3, 1);
  corners[i].position = float4(i, work.first, 0, 1);
  faces[0].layer = 2;
  triangles[0] = uint3(0, 1, 2);
}
