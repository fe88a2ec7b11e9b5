// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T gs_6_0 -E main
struct Vertex { float4 position : SV_Position; };

[instance(2)]
[maxvertexcount(3)]
void main(triangle Vertex corners[3], uint copy : SV_GSInstanceID,
          inout TriangleStream<Vertex> stream) {
  for (uint i = 0; i < 3; ++i)
    { Vertex v = corners[i]; v.position.x += copy; stream.Append(v); }
  stream.RestartStrip();
}
