// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
// dxil-cc: -T cs_6_5 -E main
// dxil-cc: -T cs_6_6 -E main
// dxil-cc: -T cs_6_8 -E main
//
// Moves particles under gravity and drag, and bounces them off the ground and from attractors.

struct Particle {
  float3 position;
  float age;
  float3 velocity;
  uint state;
};

cbuffer Simulation : register(b0) {
  float3 Gravity;
  float TimeStep;
  float4 Attractors[4];
  float Drag;
  float Bounce;
  float Lifetime;
  uint ParticleCount;
};

StructuredBuffer<Particle> Before : register(t0);
RWStructuredBuffer<Particle> After : register(u0);

static const uint Alive = 1;
static const uint Resting = 2;

// The array is the function's own: halving the strengths here changes nothing at the caller.
float3 attraction(float3 position, float4 attractors[4]) {
  float3 sum = 0;
  for (uint i = 0; i < 4; ++i) {
    attractors[i].w *= 0.5;
    float3 toward = attractors[i].xyz - position;
    float range = max(dot(toward, toward), 0.01);
    sum += normalize(toward) * (attractors[i].w / range);
  }
  return sum;
}

void integrate(inout float3 position, inout float3 velocity, float3 force) {
  velocity += (Gravity + force) * TimeStep;
  velocity *= exp(-Drag * TimeStep);
  position += velocity * TimeStep;
}

bool collide(inout float3 position, inout float3 velocity) {
  if (position.y >= 0)
    return false;
  position.y = -position.y;
  velocity = reflect(velocity, float3(0, 1, 0)) * Bounce;
  return true;
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= ParticleCount)
    return;
  Particle p = Before[id.x];
  if (p.state == Alive) {
    float4 attractors[4];
    for (uint i = 0; i < 4; ++i)
      attractors[i] = Attractors[i];
    float3 force = attraction(p.position, attractors);
    force += attraction(p.position + p.velocity * TimeStep, attractors) * attractors[0].w;
    integrate(p.position, p.velocity, force);
    if (collide(p.position, p.velocity) && length(p.velocity) < 0.05)
      p.state |= Resting;
    p.age += TimeStep;
    if (p.age > Lifetime)
      p.state = 0;
  }
  After[id.x] = p;
}
