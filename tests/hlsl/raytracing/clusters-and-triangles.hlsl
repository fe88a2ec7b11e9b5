// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clusters and the vertices of triangles, of what shaders, queries and hit objects have found (shader model 6.10).
//
// RUN: %dxil-cc -T lib_6_10 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt
//
// CHECK: define void @"\01?Generate@@YAXXZ"
// CHECK: call i32 @dx.op.hitObject_StateScalar.i32(i32 -2147483642, %dx.types.HitObject [[HIT:%[0-9]+]])
// CHECK: call <9 x float> @dx.op.hitObject_TriangleObjectPosition.f32(i32 -2147483638, %dx.types.HitObject [[HIT]])
// CHECK: call i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483644, i32 [[QUERY:%[0-9]+]])
// CHECK: call <9 x float> @dx.op.rayQuery_CandidateTriangleObjectPosition.f32(i32 -2147483640, i32 [[QUERY]])
// CHECK: call <9 x float> @dx.op.rayQuery_CommittedTriangleObjectPosition.f32(i32 -2147483639, i32 [[QUERY]])
// CHECK: call i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483643, i32 [[QUERY]])
//
// A coordinate that nobody reads is not taken out; the order is that of the vertices.
// CHECK: define void @"\01?Closest@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"
// CHECK: call i32 @dx.op.clusterID(i32 -2147483645)
// CHECK: [[NINE:%[0-9]+]] = call <9 x float> @dx.op.triangleObjectPosition.f32(i32 -2147483641)
// CHECK-DAG: [[A:%[0-9]+]] = extractelement <9 x float> [[NINE]], i64 1
// CHECK-DAG: [[B:%[0-9]+]] = extractelement <9 x float> [[NINE]], i64 3
// CHECK-DAG: [[C:%[0-9]+]] = extractelement <9 x float> [[NINE]], i64 8
// CHECK-NOT: extractelement
// CHECK-DAG: call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %{{[0-9]+}}, i32 0, i32 undef, float [[A]],
// CHECK-DAG: call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %{{[0-9]+}}, i32 1, i32 undef, float [[B]],
// CHECK-DAG: call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %{{[0-9]+}}, i32 2, i32 undef, float [[C]],
// CHECK: define void @"\01?Any@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"
// CHECK: [[CLUSTER:%[0-9]+]] = call i32 @dx.op.clusterID(i32 -2147483645)
// CHECK: icmp eq i32 [[CLUSTER]], -1

// RUN: not %dxil-cc -T lib_6_9 %s 2>&1 | FileCheck %s --check-prefix=OLD
// OLD-DAG: error: 'GetClusterID' requires shader model 6.10 or later
// OLD-DAG: error: 'TriangleObjectPositions' requires shader model 6.10 or later
// OLD-DAG: error: 'CandidateClusterID' requires shader model 6.10 or later
// OLD-DAG: error: 'CandidateTriangleObjectPositions' requires shader model 6.10 or later
// OLD-DAG: error: 'CommittedTriangleObjectPositions' requires shader model 6.10 or later
// OLD-DAG: error: 'CommittedClusterID' requires shader model 6.10 or later
// OLD-DAG: error: 'ClusterID' requires shader model 6.10 or later

// Only where something was hit.
// RUN: not %dxil-cc -T lib_6_10 -DMISS %s 2>&1 | FileCheck %s --check-prefix=MISS
// MISS-DAG: :[[@LINE+49]]:{{.*}}error: 'ClusterID' cannot be called in miss shaders (shader model 6.10)
// MISS-DAG: :[[@LINE+49]]:{{.*}}error: 'TriangleObjectPositions' cannot be called in miss shaders (shader model 6.10)

struct [raypayload] Payload {
  float3 normal : read(caller) : write(caller, closesthit);
  uint cluster : read(caller, anyhit) : write(caller, closesthit);
};

RaytracingAccelerationStructure Scene : register(t0);
RWBuffer<float> Image : register(u0);

float3 normalOf(BuiltInTrianglePositions t) {
  return cross(t.p1 - t.p0, t.p2 - t.p0);
}

[shader("raygeneration")] void Generate() {
  const RayDesc ray = {float3(DispatchRaysIndex().xy, 0), 0, float3(0, 0, 1), 100};
  Payload p = {float3(0, 0, 0), CLUSTER_ID_INVALID};
  dx::HitObject hit = dx::HitObject::TraceRay(Scene, RAY_FLAG_NONE, 0xFF, 0, 1, 0, ray, p);
  if (hit.IsHit()) {
    p.cluster = hit.GetClusterID();
    p.normal = normalOf(hit.TriangleObjectPositions());
  }
  RayQuery<RAY_FLAG_NONE> q;
  q.TraceRayInline(Scene, RAY_FLAG_NONE, 0xFF, ray);
  while (q.Proceed())
    if (q.CandidateClusterID() != p.cluster && normalOf(q.CandidateTriangleObjectPositions()).z > 0)
      q.CommitNonOpaqueTriangleHit();
  if (q.CommittedStatus() == COMMITTED_TRIANGLE_HIT)
    p.normal += normalOf(q.CommittedTriangleObjectPositions()) * q.CommittedClusterID();
  Image[0] = p.normal.x + p.cluster;
}

[shader("closesthit")] void Closest(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
  p.cluster = ClusterID();
  p.normal = 0;
  const BuiltInTrianglePositions t = TriangleObjectPositions();
  Image[0] = t.p0.y;
  Image[1] = t.p1.x;
  Image[2] = t.p2.z;
}

[shader("anyhit")] void Any(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
  if (ClusterID() == CLUSTER_ID_INVALID)
    IgnoreHit();
}

#ifdef MISS
[shader("miss")] void Miss(inout Payload p) {
  p.cluster = ClusterID();
  p.normal = TriangleObjectPositions().p0;
}
#endif
