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
  dx::HitObject hit = dx::HitObject::TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  Out[0] = hit.GetPrimitiveIndex();
}
