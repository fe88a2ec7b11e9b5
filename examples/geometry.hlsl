// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T vs_6_6 -E place
// dxil-cc: -T gs_6_6 -E spread
// dxil-cc: -T ps_6_6 -E shade
// dxil-run: geometry.ps_6_6.dxil geometry.json --image geometry.png
//
// Points become rectangles that face the camera, and these become balls: a geometry shader makes four
// corners of each point, a pixel shader a normal and a depth of each place in it.

#include "camera.hlsli"

struct Ball {
  float3 centre : CENTRE;
  float radius : RADIUS;
  float3 colour : COLOR;
};

struct Fragment {
  float4 clip : SV_Position;
  float2 place : PLACE; // -1 to 1 across the rectangle
  nointerpolation float3 centre : CENTRE;
  nointerpolation float radius : RADIUS;
  nointerpolation float3 colour : COLOR;
};

/// Places on a sphere, evenly spread by the golden angle.
Ball place(uint id : SV_VertexID) {
  const float y = 1 - (2 * id + 1) / 200.0, around = 2.3999632 * id, ring = sqrt(1 - y * y);
  Ball b;
  b.centre = 2 * float3(ring * cos(around), y, ring * sin(around));
  b.radius = 0.12 + 0.08 * sin(0.37 * id);
  b.colour = 0.5 + 0.5 * cos(float3(0, 2.1, 4.2) + 3 * y);
  return b;
}

[maxvertexcount(4)]
void spread(point Ball b[1], inout TriangleStream<Fragment> corners) {
  const float3x3 axes = cameraAxes();
  Fragment f;
  f.centre = b[0].centre;
  f.radius = b[0].radius;
  f.colour = b[0].colour;
  for (uint i = 0; i < 4; ++i) {
    f.place = float2(i & 1 ? 1 : -1, i & 2 ? -1 : 1);
    f.clip = toClip(b[0].centre + b[0].radius * (f.place.x * axes[0] + f.place.y * axes[1]));
    corners.Append(f);
  }
}

struct Output {
  float4 colour : SV_Target;
  float depth : SV_Depth;
};

Output shade(Fragment f) {
  const float out_ = dot(f.place, f.place);
  if (out_ > 1)
    discard;
  const float3x3 axes = cameraAxes();
  const float3 normal = f.place.x * axes[0] + f.place.y * axes[1] - sqrt(1 - out_) * axes[2];
  const float4 clip = toClip(f.centre + f.radius * normal);
  Output o;
  o.colour = float4(f.colour * (0.2 + saturate(dot(normal, normalize(float3(-0.5, 0.8, -0.6))))), 1);
  o.depth = clip.z / clip.w;
  return o;
}
