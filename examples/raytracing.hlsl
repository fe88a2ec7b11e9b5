// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_7
// dxil-run: raytracing.lib_6_7.dxil raytracing.json
// dxil-run: present.ps_6_6.dxil raytracing.present.json --image raytracing.png
//
// Every shader of ray tracing: spheres by an intersection shader, a lattice by an any-hit shader, the floor by
// its triangles, its colours by a callable shader; shadows and reflections. Light is written as it is, present.hlsl makes colours of it.

#include "camera.hlsli"

RaytracingAccelerationStructure Scene : register(t0);
RWTexture2D<float4> Light : register(u0);

#define MAX_BOUNCES 3
#define SAMPLES 2 // squared, for each pixel

static const float3 ToSun = normalize(float3(-0.6, 0.9, -0.5));

/// Of all rays, as an any-hit shader does not know for which it is called.
struct [raypayload] Radiance {
  float3 colour : read(caller) : write(caller, miss, closesthit);
  uint bounce : read(closesthit) : write(caller);
};

// Indices of the miss shaders in the shader table.
#define MISS_SKY 0
#define MISS_SUN 1

RayDesc rayFrom(float3 origin, float3 direction) {
  RayDesc ray;
  ray.Origin = origin;
  ray.Direction = direction;
  ray.TMin = 0.001;
  ray.TMax = 100;
  return ray;
}

float3 trace(float3 origin, float3 direction, uint bounce) {
  Radiance r;
  r.colour = 0;
  r.bounce = bounce;
  TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 0, MISS_SKY, rayFrom(origin, direction), r);
  return r.colour;
}

/// What the sun sends to a place: nothing if anything stands in between.
float3 sunAt(float3 place) {
  Radiance r;
  r.colour = 0;
  r.bounce = 0;
  TraceRay(Scene, RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH | RAY_FLAG_SKIP_CLOSEST_HIT_SHADER, 0xff, 0, 0, MISS_SUN,
           rayFrom(place, ToSun), r);
  return r.colour;
}

[shader("raygeneration")]
void LookThrough() {
  const uint2 pixel = DispatchRaysIndex().xy;
  float3 sum = 0;
  for (uint i = 0; i < SAMPLES * SAMPLES; ++i) {
    const float2 within = (float2(i % SAMPLES, i / SAMPLES) + 0.5) / SAMPLES;
    sum += trace(Eye, rayThrough((pixel + within) / float2(DispatchRaysDimensions().xy)), 0);
  }
  Light[pixel] = float4(sum / (SAMPLES * SAMPLES), 1);
}

[shader("miss")]
void Sky(inout Radiance r) {
  const float3 direction = WorldRayDirection();
  r.colour = lerp(float3(0.85, 0.9, 1.0), float3(0.25, 0.45, 0.85), saturate(1.5 * direction.y));
  r.colour += 8 * pow(saturate(dot(direction, ToSun)), 400);
}

[shader("miss")]
void Sun(inout Radiance r) {
  r.colour = float3(3.0, 2.7, 2.2);
}

float3 lit(float3 colour, float3 place, float3 normal) {
  const float sun = saturate(dot(normal, ToSun));
  const float3 sky = lerp(0.1, float3(0.18, 0.24, 0.36), 0.5 + 0.5 * normal.y);
  if (sun == 0)
    return colour * sky;
  return colour * (sky + sun * sunAt(place + 0.001 * normal));
}

//===--- Spheres: of radius one around the origin of their box ----------------===//

struct OnSphere {
  float3 normal;
};

[shader("intersection")]
void Sphere() {
  const float3 origin = ObjectRayOrigin(), direction = ObjectRayDirection();
  const float a = dot(direction, direction), b = dot(origin, direction), c = dot(origin, origin) - 1;
  const float under = b * b - a * c;
  if (under < 0)
    return;
  OnSphere hit;
  const float t = (-b - sqrt(under)) / a;
  hit.normal = origin + t * direction;
  ReportHit(t, 0, hit);
}

[shader("closesthit")]
void ShadeSphere(inout Radiance r, OnSphere hit) {
  const float3 place = WorldRayOrigin() + RayTCurrent() * WorldRayDirection();
  const float3 normal = normalize(mul((float3x3)ObjectToWorld3x4(), hit.normal)), direction = WorldRayDirection();
  const float3 colour = 0.5 + 0.45 * cos(float3(0, 2.1, 4.2) + 1.7 * InstanceID());
  const float mirrored = lerp(0.12, 1, pow(1 - saturate(-dot(normal, direction)), 5));
  r.colour = lit(colour, place, normal) * (1 - mirrored);
  if (r.bounce + 1 < MAX_BOUNCES)
    r.colour += mirrored * trace(place + 0.001 * normal, reflect(direction, normal), r.bounce + 1);
}

//===--- The floor and the lattice: triangles ----------------------------------===//

/// What a material says of a place. Another floor is another callable shader in the table.
struct Material {
  float2 place;
  float3 colour;
};
#define CALLABLE_FLOOR 0

[shader("callable")]
void Tiles(inout Material m) {
  const int2 tile = (int2)floor(m.place);
  m.colour = (tile.x + tile.y) & 1 ? float3(0.25, 0.25, 0.27) : float3(0.75, 0.73, 0.7);
}

[shader("closesthit")]
void ShadeFloor(inout Radiance r, BuiltInTriangleIntersectionAttributes hit) {
  const float3 place = WorldRayOrigin() + RayTCurrent() * WorldRayDirection();
  Material m;
  m.place = place.xz;
  m.colour = 0;
  CallShader(CALLABLE_FLOOR, m);
  r.colour = lerp(lit(m.colour, place, float3(0, 1, 0)), float3(0.85, 0.9, 1.0), smoothstep(6, 40, RayTCurrent()));
}

/// Lets rays through where the lattice has holes.
[shader("anyhit")]
void LatticeHoles(inout Radiance r, BuiltInTriangleIntersectionAttributes hit) {
  const float3 place = ObjectRayOrigin() + RayTCurrent() * ObjectRayDirection();
  if (all(frac(place.xy * 4) > 0.25))
    IgnoreHit();
}

[shader("closesthit")]
void ShadeLattice(inout Radiance r, BuiltInTriangleIntersectionAttributes hit) {
  const float3 place = WorldRayOrigin() + RayTCurrent() * WorldRayDirection();
  const float3 face = normalize(mul((float3x3)ObjectToWorld3x4(), float3(0, 0, -1)));
  const float3 normal = dot(face, WorldRayDirection()) > 0 ? -face : face;
  r.colour = lit(float3(0.85, 0.6, 0.25), place, normal);
}
