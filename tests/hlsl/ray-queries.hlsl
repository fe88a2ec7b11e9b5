// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inline ray queries: each method is its op, on the query that its declaration allocated.
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T cs_6_5 %s -Fo %t.dxil -Fc - | FileCheck %s
//
// CHECK: %[[Q:.*]] = call i32 @dx.op.allocateRayQuery(i32 178, i32 640)
// CHECK: call void @dx.op.rayQuery_TraceRayInline(i32 179, i32 %[[Q]], %dx.types.Handle %{{.*}}, i32 0, i32 255,
// CHECK: call i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 %[[Q]])
// CHECK: call i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 %[[Q]])
// CHECK: call i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 %[[Q]])
// CHECK: call void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 %[[Q]])
// CHECK: call void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 %[[Q]], float 2.000000e+00)
// CHECK: call i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 %[[Q]])
// CHECK-DAG: call float @dx.op.rayQuery_StateVector.f32(i32 194, i32 %[[Q]], i8 1)
// CHECK-DAG: call float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 %[[Q]], i32 2, i8 3)
// CHECK-DAG: call float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 %[[Q]], i32 0, i8 3)
// CHECK: call void @dx.op.rayQuery_Abort(i32 181, i32 %[[Q]])
// CHECK: !"scene", i32 0, i32 0, i32 1, i32 16,
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> o : register(u0);
[numthreads(8,1,1)] void main(uint3 t : SV_DispatchThreadID) {
  RayQuery<RAY_FLAG_CULL_NON_OPAQUE | RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES> q;
  RayDesc r; r.Origin = float3(t); r.Direction = float3(0,0,1); r.TMin = 0; r.TMax = 100;
  q.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, r);
  while (q.Proceed()) {
    if (q.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && q.CandidateTriangleFrontFace()) q.CommitNonOpaqueTriangleHit();
    else q.CommitProceduralPrimitiveHit(2.0);
  }
  if (q.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
    o[t.x] = float4(q.CommittedTriangleBarycentrics(), q.CommittedRayT(), q.CommittedInstanceID());
    o[t.x+1] = mul(q.CommittedObjectToWorld3x4(), float4(q.WorldRayOrigin(), 1)).xyzz;
    o[t.x+2] = q.CommittedWorldToObject4x3()[3].xyzz + q.RayFlags();
  } else q.Abort();
}
