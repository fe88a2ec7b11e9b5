// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_5 -E main
RaytracingAccelerationStructure Scene : register(t0);
RWStructuredBuffer<uint> Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 100};
  RayQuery<RAY_FLAG_NONE> query;
  query.TraceRayInline(Scene, RAY_FLAG_NONE, 0xff, ray);
  query.Proceed();
  Out[0] = query.CandidateGeometryIndex();
}
