// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_6 -E makeMesh
// dxil-cc: -T vs_6_6 -E transform
// dxil-cc: -T ps_6_6 -E shade
// dxil-run: mesh.cs_6_6.dxil mesh.make.json
// dxil-run: mesh.ps_6_6.dxil mesh.draw.json --image mesh.png
//
// A textured and lit mesh. A compute shader makes vertices, indices and texture of a knot; a vertex and a
// pixel shader draw it.

#include "camera.hlsli"

struct Vertex {
  float3 position : POSITION;
  float3 normal : NORMAL;
  float2 uv : TEXCOORD;
};

//===--- The knot ----------------------------------------------------------===//

#define RINGS 192
#define SIDES 24
#define TEXELS 64

RWStructuredBuffer<Vertex> Vertices : register(u0);
RWStructuredBuffer<uint> Indices : register(u1);
RWTexture2D<float4> Bricks : register(u2);

float3 alongKnot(float t) {
  return float3((2 + cos(3 * t)) * cos(2 * t), (2 + cos(3 * t)) * sin(2 * t), sin(3 * t));
}

float noise(uint2 at) {
  uint n = at.x * 73856093u ^ at.y * 19349663u;
  n = (n ^ (n >> 13)) * 1274126177u;
  return (n >> 16 & 255) / 255.0;
}

/// Four rows of bricks, every other one shifted by half a brick.
float3 brick(uint2 at) {
  const uint row = at.y / 16, shifted = (at.x + (row & 1) * 16) % TEXELS;
  const bool mortar = at.y % 16 < 2 || shifted % 32 < 2;
  const float3 clay = lerp(float3(0.55, 0.16, 0.08), float3(0.75, 0.33, 0.16), noise(uint2(shifted / 32, row)));
  return (mortar ? 0.6 : clay) * (0.8 + 0.2 * noise(at));
}

[numthreads(SIDES, 8, 1)]
void makeMesh(uint3 id : SV_DispatchThreadID) {
  const uint side = id.x, ring = id.y;
  const float t = ring * (6.2831853 / (RINGS - 1)), angle = side * (6.2831853 / (SIDES - 1));
  const float3 centre = alongKnot(t), ahead = alongKnot(t + 0.01);
  const float3 tangent = normalize(ahead - centre), out_ = normalize(cross(tangent, cross(ahead + centre, tangent)));
  Vertex v;
  v.normal = cos(angle) * out_ + sin(angle) * cross(tangent, out_);
  v.position = centre + 0.45 * v.normal;
  v.uv = float2(ring * (24.0 / (RINGS - 1)), side * (2.0 / (SIDES - 1)));
  Vertices[ring * SIDES + side] = v;

  if (side + 1 < SIDES && ring + 1 < RINGS) {
    const uint corner = ring * SIDES + side, at = 6 * (ring * (SIDES - 1) + side);
    const uint corners[6] = {corner, corner + 1, corner + SIDES, corner + SIDES, corner + 1, corner + SIDES + 1};
    for (uint i = 0; i < 6; ++i)
      Indices[at + i] = corners[i];
  }
  for (uint texel = ring * SIDES + side; texel < TEXELS * TEXELS; texel += RINGS * SIDES) {
    const uint2 place = uint2(texel % TEXELS, texel / TEXELS);
    Bricks[place] = float4(brick(place), 1);
  }
}

//===--- The draw ----------------------------------------------------------===//

struct Fragment {
  float4 clip : SV_Position;
  float3 world : WORLD;
  float3 normal : NORMAL;
  float2 uv : TEXCOORD;
};

cbuffer Light : register(b1) {
  float3 ToLight;
  float Gloss;
};

Texture2D<float4> Albedo : register(t0);
SamplerState Wrapped : register(s0);

Fragment transform(Vertex v) {
  Fragment f;
  f.clip = toClip(v.position);
  f.world = v.position;
  f.normal = v.normal;
  f.uv = v.uv;
  return f;
}

float4 shade(Fragment f) : SV_Target {
  const float3 normal = normalize(f.normal), toEye = normalize(Eye - f.world), light = normalize(ToLight);
  const float3 colour = Albedo.Sample(Wrapped, f.uv).rgb;
  const float diffuse = saturate(dot(normal, light));
  const float highlight = diffuse > 0 ? pow(saturate(dot(normal, normalize(light + toEye))), Gloss) : 0;
  const float3 ambient = lerp(float3(0.10, 0.08, 0.07), float3(0.22, 0.26, 0.34), 0.5 + 0.5 * normal.y);
  return float4(colour * (ambient + diffuse) + 0.35 * highlight, 1);
}
