// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Transforms positions and normals by matrices, and culls what is outside the view.

struct Vertex {
  float3 position;
  float3 normal;
};

cbuffer Camera : register(b0) {
  float4x4 World;
  float4x4 ViewProjection;
  float3x3 NormalMatrix;
  uint Count;
};

StructuredBuffer<Vertex> Vertices : register(t0);
RWStructuredBuffer<float4> ClipPositions : register(u0);
RWStructuredBuffer<float3> Normals : register(u1);
RWStructuredBuffer<uint> Visible : register(u2);

bool inside(float4 clip) {
  return all(abs(clip.xyz) <= clip.w);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= Count)
    return;
  Vertex v = Vertices[id.x];
  float4 world = mul(World, float4(v.position, 1));
  float4 clip = mul(ViewProjection, world);
  ClipPositions[id.x] = clip;
  Normals[id.x] = normalize(mul(v.normal, NormalMatrix));
  Visible[id.x] = inside(clip) ? 1 : 0;
}
