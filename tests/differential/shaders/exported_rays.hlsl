// dxil-cc: -T lib_6_3
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exported function that only ray generation and hit shaders can call.
RaytracingAccelerationStructure Scene : register(t3);
struct Payload {
  float Distance;
  uint Kind;
};
export float trace(float3 From, float3 To, inout Payload P) {
  RayDesc Ray = {From, 0, To, 100};
  TraceRay(Scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, Ray, P);
  return P.Distance + DispatchRaysIndex().x;
}
[shader("closesthit")] void Hit(inout Payload P, BuiltInTriangleIntersectionAttributes A) {
  P.Distance = RayTCurrent() + A.barycentrics.x;
  P.Kind = HitKind();
}
[shader("miss")] void Miss(inout Payload P) { P.Distance = -1; }
