// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T vs_6_6 -E placePatch
// dxil-cc: -T hs_6_6 -E passCorners
// dxil-cc: -T ds_6_6 -E raise
// dxil-cc: -T ps_6_6 -E shade
// dxil-run: tessellation.ps_6_6.dxil tessellation.json --image tessellation.png
//
// Hills from a coarse grid of patches: a hull shader divides what is near more finely, without cracks where
// two patches meet; a domain shader raises the points.

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

float heightAt(float2 p) {
  float h = 0, size = 1;
  [unroll] for (uint octave = 0; octave < 4; ++octave) {
    h += size * (sin(p.x + 1.3 * octave) * cos(0.9 * p.y - 0.7 * octave));
    p = float2(1.6 * p.x + 1.2 * p.y, 1.6 * p.y - 1.2 * p.x); // twice as fine, and turned
    size *= 0.38;
  }
  return h * Height;
}

[domain("quad")]
Fragment raise(Factors f, float2 uv : SV_DomainLocation, OutputPatch<Corner, 4> p) {
  const float2 ground = lerp(lerp(p[0].ground, p[1].ground, uv.x), lerp(p[2].ground, p[3].ground, uv.x), uv.y);
  Fragment o;
  o.world = float3(ground.x, heightAt(ground), ground.y);
  o.clip = toClip(o.world);
  return o;
}

//===--- Pixel -------------------------------------------------------------===//

float4 shade(Fragment f) : SV_Target {
  const float2 ground = f.world.xz;
  const float step = 0.02;
  const float3 normal = normalize(float3(heightAt(ground - float2(step, 0)) - heightAt(ground + float2(step, 0)), 2 * step,
                                         heightAt(ground - float2(0, step)) - heightAt(ground + float2(0, step))));
  const float level = f.world.y / Height;
  float3 colour = lerp(float3(0.12, 0.22, 0.06), float3(0.30, 0.24, 0.16), smoothstep(-0.6, 0.5, level));
  colour = lerp(colour, float3(0.30, 0.28, 0.27), smoothstep(0.72, 0.5, normal.y));
  colour = lerp(colour, float3(0.9, 0.92, 0.96), smoothstep(0.6, 1.0, level) * smoothstep(0.6, 0.8, normal.y));
  const float3 light = normalize(float3(-0.6, 0.6, -0.2));
  const float3 lit = colour * (float3(0.16, 0.19, 0.25) + 1.1 * float3(1, 0.95, 0.85) * saturate(dot(normal, light)));
  const float haze = 1 - exp(-0.025 * distance(Eye, f.world));
  return float4(lerp(lit, float3(0.45, 0.58, 0.75), haze), 1);
}
