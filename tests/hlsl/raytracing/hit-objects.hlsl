// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hit objects are values that ops give and take: made, traced, passed, chosen, asked and invoked.
//
// RUN: %dxil-cc -T lib_6_9 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt
// RUN: not %dxil-cc -T lib_6_9 -DBAD %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD %s
// BAD: hit-objects.hlsl:{{[0-9]+}}:{{.*}}error: hit object is uninitialized when used here, or is selected at run time from an array
//
// CHECK: define void @"\01?Trace@@YAXXZ"
// CHECK: [[HIT:%[0-9]+]] = call %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.Payload(i32 262, %dx.types.Handle {{.*}}, i32 513, i32 1, i32 2, i32 4, i32 0, float {{.*}}, %struct.Payload*
// CHECK: call i1 @dx.op.hitObject_StateScalar.i1(i32 270, %dx.types.HitObject [[HIT]])
// CHECK: call float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject [[HIT]], i32 1)
// CHECK: call float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject [[HIT]], i32 2, i32 3)
// CHECK: [[SET:%[0-9]+]] = call %dx.types.HitObject @dx.op.hitObject_SetShaderTableIndex(i32 287, %dx.types.HitObject [[HIT]], i32 3)
// CHECK: call i32 @dx.op.hitObject_LoadLocalRootTableConstant(i32 288, %dx.types.HitObject [[SET]], i32 8)
// CHECK: call void @dx.op.hitObject_Attributes.struct.Attributes(i32 289, %dx.types.HitObject [[SET]], %struct.Attributes*
// CHECK: [[MISS:%[0-9]+]] = call %dx.types.HitObject @dx.op.hitObject_MakeMiss(i32 265, i32 0, i32 1,
// CHECK: [[ANY:%[0-9]+]] = phi %dx.types.HitObject
// CHECK: call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject [[ANY]], i32 {{.*}}, i32 2)
// CHECK: call void @dx.op.hitObject_Invoke.struct.Payload(i32 267, %dx.types.HitObject [[ANY]], %struct.Payload*
// CHECK: define void @"\01?Query@@YAXXZ"
// CHECK: [[RQ:%[0-9]+]] = call %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32 263, i32 [[Q:%[0-9]+]])
// CHECK: call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject [[RQ]], i32 0, i32 0)
// CHECK: [[WITH:%[0-9]+]] = call %dx.types.HitObject @dx.op.hitObject_FromRayQueryWithAttrs.struct.Attributes(i32 264, i32 [[Q]], i32 16, %struct.Attributes*
// CHECK: call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject [[WITH]], i32 0, i32 0)
// CHECK: [[NOP:%[0-9]+]] = call %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
// CHECK: call void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject [[NOP]], i32 7, i32 3)
// A resource that is coherent across the reordering says so in its handle and its metadata.
// CHECK: define void @"\01?Visit@@YAXXZ"
// CHECK: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{[0-9]+}}, %dx.types.ResourceProperties { i32 69644, i32 4 })
// CHECK-DAG: !"Visits", i32 0, i32 1, i32 1, i32 12, i1 false, i1 false, i1 false, [[PROPS:![0-9]+]]}
// CHECK-DAG: [[PROPS]] = !{i32 1, i32 4, i32 4, i1 true}
struct [raypayload] Payload { float3 colour : read(caller) : write(caller, closesthit); };
struct Attributes { float2 place; };
RaytracingAccelerationStructure Scene : register(t0);
RWStructuredBuffer<float> Out : register(u0);
reordercoherent RWStructuredBuffer<uint> Visits : register(u1);

RayDesc Ray() {
  RayDesc ray = { float3(0, 1, 2), 3, float3(4, 5, 6), 7 };
  return ray;
}
void Reorder(in dx::HitObject hit) { dx::MaybeReorderThread(hit); }

[shader("raygeneration")]
void Trace() {
  Payload p;
  p.colour = 1;
  dx::HitObject hit = dx::HitObject::TraceRay(
      Scene, RAY_FLAG_FORCE_OPAQUE | RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES, 1, 2, 4, 0, Ray(), p);
  if (hit.IsHit()) {
    Out[1] = hit.GetWorldRayOrigin().y + hit.GetWorldToObject4x3()[3][2];
    hit.SetShaderTableIndex(3);
    Out[2] = hit.LoadLocalRootTableConstant(8);
    Attributes a = hit.GetAttributes<Attributes>();
    Out[3] = a.place.y;
  } else {
    hit = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, Ray());
  }
  dx::MaybeReorderThread(hit, DispatchRaysIndex().x & 3, 2);
  dx::HitObject::Invoke(hit, p);
  Out[0] = p.colour.x;
#ifdef BAD
  dx::HitObject all[2];
  all[DispatchRaysIndex().x & 1] = hit;
  Out[4] = all[DispatchRaysIndex().y & 1].IsHit();
#endif
}

[shader("raygeneration")]
void Query() {
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  query.TraceRayInline(Scene, RAY_FLAG_NONE, 0xFF, Ray());
  Reorder(dx::HitObject::FromRayQuery(query));
  Attributes a = { float2(1, 2) };
  Reorder(dx::HitObject::FromRayQuery(query, 16, a));
  dx::MaybeReorderThread(7, 3);
}

[shader("raygeneration")]
void Visit() {
  Visits[DispatchRaysIndex().x] = 1;
  dx::MaybeReorderThread(1, 1);
  Barrier(Visits, REORDER_SCOPE);
}
