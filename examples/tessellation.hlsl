// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T vs_6_6 -E placePatch
// dxil-cc: -T hs_6_6 -E passCorners
// dxil-cc: -T ds_6_6 -E raise
// dxil-cc: -T ps_6_6 -E shade
// dxil-run: tessellation.ps_6_6.dxil tessellation.json --image tessellation.png
//
// Hills from a coarse grid of patches: a hull shader divides what is near more finely, without cracks where
// two patches meet; a domain shader raises the points. The triangles that come out are drawn into the picture.

#include "camera.hlsli"

cbuffer Terrain : register(b1) {
  uint PatchesPerSide;
  float Extent;   // length of a side of the whole
  float Height;
  float Fineness; // divisions of an edge at a distance of one
};

struct Corner {
  float2 ground : GROUND;
};

/// Four vertices for each patch, without a vertex buffer.
Corner placePatch(uint id : SV_VertexID) {
  const uint patch = id / 4, corner = id % 4;
  const uint2 at = uint2(patch % PatchesPerSide, patch / PatchesPerSide) + uint2(corner & 1, corner >> 1);
  Corner c;
  c.ground = (at / float(PatchesPerSide) - 0.5) * Extent;
  return c;
}

//===--- Hull --------------------------------------------------------------===//

struct Factors {
  float edges[4] : SV_TessFactor;
  float inside[2] : SV_InsideTessFactor;
};

/// Of the edge's ends alone, so that both patches that have it agree.
float divisions(float2 a, float2 b) {
  const float2 middle = 0.5 * (a + b);
  return clamp(Fineness / distance(Eye, float3(middle.x, 0, middle.y)), 1, 32);
}

Factors divide(InputPatch<Corner, 4> p) {
  Factors f;
  f.edges[0] = divisions(p[0].ground, p[2].ground);
  f.edges[1] = divisions(p[0].ground, p[1].ground);
  f.edges[2] = divisions(p[1].ground, p[3].ground);
  f.edges[3] = divisions(p[2].ground, p[3].ground);
  f.inside[0] = max(f.edges[1], f.edges[3]);
  f.inside[1] = max(f.edges[0], f.edges[2]);
  return f;
}

[domain("quad")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("divide")]
Corner passCorners(InputPatch<Corner, 4> p, uint i : SV_OutputControlPointID) {
  return p[i];
}

//===--- Domain ------------------------------------------------------------===//

struct Fragment {
  float4 clip : SV_Position;
  float3 world : WORLD;
};

float random(uint2 cell) {
  uint bits = cell.x * 0x8da6b343u + cell.y * 0xd8163841u;
  bits = (bits ^ bits >> 13) * 0x9e3779b1u;
  return (bits >> 8) / 16777216.0;
}

/// Random numbers at whole places, smooth between.
float noise(float2 p) {
  const float2 cell = floor(p), t = p - cell, s = t * t * t * (t * (6 * t - 15) + 10);
  const uint2 at = (uint2)(int2)cell;
  return lerp(lerp(random(at), random(at + uint2(1, 0)), s.x),
              lerp(random(at + uint2(0, 1)), random(at + uint2(1, 1)), s.x), s.y);
}

/// Ridges in \p octaves sizes, from -1 to 1.
float heightAt(float2 p, uint octaves) {
  float h = 0, size = 0.5;
  p *= 0.35;
  for (uint octave = 0; octave < octaves; ++octave) {
    const float ridge = 1 - abs(2 * noise(p) - 1);
    h += size * ridge * ridge;
    p = float2(1.6 * p.x + 1.2 * p.y, 1.6 * p.y - 1.2 * p.x) + 7.3; // twice as fine, and turned
    size *= 0.45;
  }
  return 2 * h - 0.8;
}

[domain("quad")]
Fragment raise(Factors f, float2 uv : SV_DomainLocation, OutputPatch<Corner, 4> p) {
  const float2 ground = lerp(lerp(p[0].ground, p[1].ground, uv.x), lerp(p[2].ground, p[3].ground, uv.x), uv.y);
  Fragment o;
  o.world = float3(ground.x, Height * heightAt(ground, 4), ground.y);
  o.clip = toClip(o.world);
  return o;
}

//===--- Pixel -------------------------------------------------------------===//

/// 1 on the sides of the triangle, 0 in it.
float sideOfTriangle(float3 weights) {
  const float3 distance = weights / fwidth(weights);
  return 1 - saturate(min(distance.x, min(distance.y, distance.z)));
}

float4 shade(Fragment f, float3 weights : SV_Barycentrics) : SV_Target {
  const uint octaves = 7;
  const float2 ground = f.world.xz;
  const float away = distance(Eye, f.world), step = 0.004 * away;
  const float3 normal = normalize(float3(
      Height * (heightAt(ground - float2(step, 0), octaves) - heightAt(ground + float2(step, 0), octaves)), 2 * step,
      Height * (heightAt(ground - float2(0, step), octaves) - heightAt(ground + float2(0, step), octaves))));
  const float level = f.world.y / Height, flat = smoothstep(0.55, 0.8, normal.y);
  float3 colour = lerp(float3(0.06, 0.16, 0.04), float3(0.22, 0.22, 0.06), smoothstep(-0.6, 0.1, level));
  colour = lerp(float3(0.17, 0.14, 0.12), colour, flat);
  colour = lerp(colour, float3(0.85, 0.88, 0.95), smoothstep(0.05, 0.35, level) * flat);
  const float3 light = normalize(float3(-0.6, 0.45, 0.1));
  float3 lit = colour * (float3(0.20, 0.25, 0.35) + 1.5 * float3(1, 0.9, 0.75) * saturate(dot(normal, light)));
  lit = lerp(lit, float3(1, 0.6, 0.15), 0.3 * sideOfTriangle(weights));
  const float haze = 1 - exp(-0.025 * away);
  return float4(lerp(lit, float3(0.45, 0.58, 0.75), haze), 1);
}
