// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_9
struct [raypayload] Payload {
  float value : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};
RaytracingAccelerationStructure Scene : register(t0);
RWStructuredBuffer<float> Out : register(u0);

[shader("raygeneration")]
void main() {
  RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 100};
  Payload payload = {0};
  RayQuery<RAY_FLAG_NONE> query;
  query.TraceRayInline(Scene, RAY_FLAG_NONE, 0xff, ray);
  query.Proceed();
  dx::HitObject hit = dx::HitObject::FromRayQuery(query);
  Out[0] = hit.IsHit() ? 1 : 0;
}
