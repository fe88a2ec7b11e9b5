// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T as_6_6 -E cull
// dxil-cc: -T ms_6_6 -E build
// dxil-cc: -T ps_6_6 -E shade
// dxil-run: mesh_shader.ps_6_6.dxil mesh_shader.json --image mesh_shader.png
//
// A field of basalt columns without any vertex buffer: an amplification shader looks for the columns that
// are in view, a mesh shader makes vertices and triangles of each.

#include "camera.hlsli"

#define PER_GROUP 32
#define CORNERS 6

cbuffer Field : register(b1) {
  uint Side;     // columns in a row; Side * Side is a multiple of PER_GROUP
  float Spacing;
};

struct Seen {
  uint columns[PER_GROUP];
};

groupshared Seen Found;

float2 footOf(uint column) {
  // Every second row is half a column aside, so that the columns are a honeycomb.
  const uint row = column / Side;
  const float2 place = float2(column % Side + 0.5 * (row & 1), row) - 0.5 * (Side - 1);
  return place * Spacing * float2(1, 0.8660254);
}

float heightOf(uint column) {
  const float2 foot = footOf(column);
  return 1.2 + 0.9 * sin(0.9 * foot.x) * cos(0.7 * foot.y) + 0.3 * sin(2.3 * foot.x + 1.7 * foot.y);
}

/// Whether any of a sphere around the column may be in the picture.
bool isInView(uint column) {
  const float2 foot = footOf(column);
  const float3 seen = mul(cameraAxes(), float3(foot.x, 0.5 * heightOf(column), foot.y) - Eye);
  const float radius = 0.5 * heightOf(column) + Spacing;
  const float2 reach = TanHalfHeight * float2(Aspect, 1);
  return seen.z > -radius && all(abs(seen.xy) < reach * seen.z + radius * sqrt(1 + reach * reach));
}

[numthreads(PER_GROUP, 1, 1)]
void cull(uint column : SV_DispatchThreadID) {
  const bool visible = isInView(column);
  if (visible)
    Found.columns[WavePrefixCountBits(visible)] = column;
  DispatchMesh(WaveActiveCountBits(visible), 1, 1, Found);
}

struct Vertex {
  float4 clip : SV_Position;
  float3 world : WORLD;
};

struct Face {
  float3 normal : NORMAL;
  float3 colour : COLOR;
};

/// Vertices: the upper ring, then the lower. Triangles: two for each side, then those of the top.
[outputtopology("triangle")]
[numthreads(PER_GROUP, 1, 1)]
void build(uint i : SV_GroupThreadID, uint group : SV_GroupID, in payload Seen found,
           out vertices Vertex v[2 * CORNERS], out indices uint3 t[3 * CORNERS - 2],
           out primitives Face faces[3 * CORNERS - 2]) {
  SetMeshOutputCounts(2 * CORNERS, 3 * CORNERS - 2);
  const uint column = found.columns[group];
  const float2 foot = footOf(column);
  const float height = heightOf(column);
  if (i < 2 * CORNERS) {
    const float angle = (i % CORNERS + 0.5) * (6.2831853 / CORNERS), radius = 0.56 * Spacing;
    Vertex corner;
    corner.world = float3(foot.x + radius * cos(angle), i < CORNERS ? height : 0, foot.y + radius * sin(angle));
    corner.clip = toClip(corner.world);
    v[i] = corner;
  }
  if (i < 3 * CORNERS - 2) {
    const uint side = i / 2, next = (side + 1) % CORNERS;
    const float between = (side + 1) * (6.2831853 / CORNERS);
    Face face;
    face.normal = i < 2 * CORNERS ? float3(cos(between), 0, sin(between)) : float3(0, 1, 0);
    face.colour = lerp(float3(0.10, 0.30, 0.45), float3(0.95, 0.55, 0.20), saturate(height / 2.3));
    faces[i] = face;
    if (i >= 2 * CORNERS)
      t[i] = uint3(0, i - 2 * CORNERS + 2, i - 2 * CORNERS + 1);
    else
      t[i] = i % 2 == 0 ? uint3(side, next, CORNERS + side) : uint3(next, CORNERS + next, CORNERS + side);
  }
}

float4 shade(Vertex v, Face f) : SV_Target {
  const float light = saturate(dot(f.normal, normalize(float3(-0.5, 0.8, -0.4))));
  const float near_ground = saturate(v.world.y);
  return float4(f.colour * (0.25 + 0.85 * light) * (0.35 + 0.65 * near_ground), 1);
}
