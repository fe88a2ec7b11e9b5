// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T gs_6_0 -E main
struct Vertex { float4 position : SV_Position; };

[maxvertexcount(3)]
void main(triangle Vertex corners[3], inout TriangleStream<Vertex> stream) {
  for (uint i = 0; i < 3; ++i)
    stream.Append(corners[i]);
  stream.RestartStrip();
}
