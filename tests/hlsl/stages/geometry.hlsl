// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Geometry shaders: primitives of vertices that are read with an index, streams, instances.
//
// RUN: %dxil-cc -T gs_6_0 -E Main %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
//
// The index of a vertex goes to the op; the primitive's number is an element as well.
// CHECK: call i32 @dx.op.gsInstanceID.i32(i32 100)
// CHECK: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 %

// CHECK: call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3,
// CHECK: call void @dx.op.emitStream(i32 97, i8 0)
// CHECK: call void @dx.op.cutStream(i32 98, i8 0)
// Triangles in, 6 vertices, stream 0, triangle strips out, 2 instances.
// CHECK: !{i32 3, i32 6, i32 1, i32 5, i32 2}
//
// RUN: %dxil-cc -T gs_6_0 -E Streams %s -Fo %t.streams.dxil -Fc %t.streams.txt
// RUN: %dxil-val %t.streams.dxil
// RUN: FileCheck --check-prefix=STREAMS %s < %t.streams.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.streams.dxil %}
// STREAMS: call void @dx.op.emitStream(i32 97, i8 0)
// STREAMS: call void @dx.op.storeOutput.f32(i32 5, i32 2,
// STREAMS: call void @dx.op.emitStream(i32 97, i8 1)
// STREAMS: !{i32 1, i32 4, i32 3, i32 1, i32 1}
//
// RUN: not %dxil-cc -T gs_6_0 -E NoCount %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=COUNT %s
// COUNT: error: {{.*}}entry point 'NoCount' must have the attribute 'maxvertexcount'
struct In { float4 place : POSITION; float3 normal : NORMAL; };
struct Out { float4 place : SV_Position; float3 normal : NORMAL; };
struct Other { float2 size : SIZE; };
cbuffer Camera { float4x4 View; uint First; };

[MaxVertexCount(6)]
[instance(2)]
void Main(triangle In v[3], uint copy : SV_GSInstanceID, uint number : SV_PrimitiveID,
          inout TriangleStream<Out> stream) {
  for (uint i = 0; i < 3; ++i) {
    Out o;
    o.place = mul(View, v[(i + First) % 3].place) + copy;
    o.normal = v[i].normal * number;
    stream.Append(o);
  }
  stream.RestartStrip();
}

[maxvertexcount(4)]
void Streams(point In v[1], inout PointStream<Out> a, inout PointStream<Other> b) {
  Out o;
  o.place = v[0].place;
  o.normal = v[0].normal;
  a.Append(o);
  Other other;
  other.size = v[0].place.xy;
  b.Append(other);
}

void NoCount(point In v[1], inout PointStream<Out> a) {}
