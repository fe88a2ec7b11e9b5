// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points of ray tracing stages: exported functions whose payloads and attributes keep their
// types. An op on a payload is overloaded by that type; numbers in it are accessed one by one.
//
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
//
// CHECK: define void @"\01?Generate@@
// CHECK-SAME: ()
// CHECK: call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)
// CHECK: call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle {{%[0-9]+}}, i32 4, i32 255, i32 0, i32 1, i32 0, {{.*}}, %struct.Payload*
// CHECK: define void @"\01?Hit@@
// CHECK-SAME: (%struct.Payload* {{.*}}, %struct.BuiltInTriangleIntersectionAttributes*
// CHECK: getelementptr inbounds %struct.Payload, %struct.Payload* %{{[0-9]+}}, i32 0, i32 2, i32 %
// CHECK: define void @"\01?Any@@
// CHECK: call void @dx.op.ignoreHit(i32 155)
// CHECK: define void @"\01?Miss@@
// CHECK-SAME: (%struct.Payload*
// CHECK: define void @"\01?Box@@
// CHECK: call i1 @dx.op.reportHit.struct.Attributes(i32 158, float {{.*}}, i32 3, %struct.Attributes*
// CHECK: define void @"\01?Call@@
// CHECK-SAME: (%struct.Data*
// Payload of 28 bytes and attributes of 8, stage 10 (closest hit).
// CHECK-DAG: !{i32 6, i32 28, i32 7, i32 8, i32 8, i32 10
//
// RUN: not %dxil-cc -T lib_6_6 -D BAD=1 %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD1 %s
// BAD1: entries.hlsl:[[#@LINE+52]]:38: error: payload parameter 'p' must be 'inout'
// RUN: not %dxil-cc -T lib_6_6 -D BAD=2 %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD2 %s
// BAD2: entries.hlsl:[[#@LINE+52]]:39: error: payload parameter 'p' must be a user-defined type composed of only numeric types
// RUN: not %dxil-cc -T lib_6_6 -D BAD=3 %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD3 %s
// BAD3: entries.hlsl:[[#@LINE+52]]:2: error: unknown shader stage 'pixels'
struct Payload { float3 colour; bool hit; float layers[3]; };
struct Attributes { float2 place; };
struct Data { uint value; };
RaytracingAccelerationStructure Scene : register(t0);
RWStructuredBuffer<float4> Out : register(u0);

[shader("raygeneration")]
void Generate() {
  uint index = DispatchRaysIndex().x;
  RayDesc ray;
  ray.Origin = float3(index, 0, 0);
  ray.Direction = float3(0, 0, 1);
  ray.TMin = 0;
  ray.TMax = 100;
  Payload p = (Payload)0;
  TraceRay(Scene, RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH, 0xFF, 0, 1, 0, ray, p);
  Out[index] = float4(p.colour, p.layers[index % 3] + p.hit);
}

[shader("closesthit")]
void Hit(inout Payload p, in BuiltInTriangleIntersectionAttributes a) {
  p.colour = float3(a.barycentrics, RayTCurrent());
  p.layers[PrimitiveIndex() % 3] = mul(ObjectToWorld3x4(), float4(p.colour, 1)).x;
  p.hit = true;
}

[shader("anyhit")]
void Any(inout Payload p, BuiltInTriangleIntersectionAttributes a) {
  if (a.barycentrics.x > 0.5)
    IgnoreHit();
  p.layers[1] += a.barycentrics.y;
}

[shader("miss")]
void Miss(inout Payload p) { p.colour = WorldRayDirection(); }

[Shader("intersection")]
void Box() {
  Attributes a;
  a.place = ObjectRayOrigin().xy;
  ReportHit(RayTMin() + 1, 3, a);
}

[shader("callable")]
void Call(inout Data d) { d.value = d.value * 2 + HIT_KIND_TRIANGLE_BACK_FACE; }

#if BAD == 1
[shader("miss")] void Bad(in Payload p) {}
#elif BAD == 2
[shader("miss")] void Bad(inout float p) {}
#elif BAD == 3
[shader("pixels")] void Bad(inout float p) {}
#endif
