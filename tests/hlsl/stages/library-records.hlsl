// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a library of a preview tells a runtime of graphics and compute shaders: their signatures and thread groups.
// Released shader models have no such records.
//
// RUN: %dxil-cc -T lib_6_10 %s -Fo %t.dxil
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: %dxil-dis --json %t.dxil | FileCheck %s
// RUN: %dxil-cc -T lib_6_9 %s -Fo %t.old
// RUN: %dxil-val %t.old
// RUN: %dxil-dis --json %t.old | FileCheck %s --check-prefix=RELEASED
// RELEASED: "RDAT"
// RELEASED-NOT: "pixel shaders"
// RELEASED-NOT: "signature elements"
//
// The flags: 2 a position is given, 4 a depth, 8 run for each sample, 16 the view is read.
// CHECK: "RDAT"
// CHECK: "name": "vertex"
// CHECK: "shaderFlags": 18,
// CHECK-NEXT: "vertex": 0
// CHECK: "name": "pixel"
// CHECK: "shaderFlags": 12,
// CHECK-NEXT: "pixel": 0
// CHECK: "name": "hull"
// CHECK: "shaderFlags": 0,
// CHECK-NEXT: "hull": 0
// CHECK: "name": "mesh"
// CHECK: "shaderFlags": 2,
// CHECK-NEXT: "mesh": 0
// CHECK: "signature elements"
// CHECK: "name": "SV_DepthLessEqual",
// CHECK: "semantic": 18,
// CHECK-NEXT: "component": 9,
// CHECK-NEXT: "interpolation": 0,
// CHECK-NEXT: "startRow": 255,
// CHECK-NEXT: "columnsLessOne": 0,
// CHECK-NEXT: "startColumn": 3,
// CHECK-NEXT: "stream": 0,
// CHECK: "name": "SV_TessFactor",
// CHECK-NEXT: "indices": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1,
// CHECK-NEXT: 2
// CHECK: "vertex shaders": [
// CHECK: "pixel shaders": [
// CHECK: "hull shaders": [
// CHECK: "inputControlPoints": 4,
// CHECK-NEXT: "outputControlPoints": 3,
// CHECK-NEXT: "domain": 2,
// CHECK-NEXT: "primitive": 3
// CHECK: "domain shaders": [
// CHECK: "inputControlPoints": 3,
// CHECK-NEXT: "domain": 2
// CHECK: "geometry shaders": [
// CHECK: "inputPrimitive": 3,
// CHECK-NEXT: "topology": 5,
// CHECK-NEXT: "maxVertices": 6,
// CHECK-NEXT: "streams": 1
// CHECK: "compute shaders": [
// CHECK: "threads": [
// CHECK-NEXT: 4,
// CHECK-NEXT: 3,
// CHECK-NEXT: 1
// CHECK: "groupShared": 48
// CHECK: "mesh shaders": [
// CHECK: "payload": 4,
// CHECK-NEXT: "maxVertices": 8,
// CHECK-NEXT: "maxPrimitives": 5,
// CHECK-NEXT: "topology": 1
// CHECK: "amplification shaders": [
// CHECK: "payload": 4

struct Vertex {
  float4 at : SV_Position;
  nointerpolation float2 uv[2] : UV;
};
struct Corner {
  float4 at : POINT;
};
struct Factors {
  float edges[3] : SV_TessFactor;
  float inside : SV_InsideTessFactor;
};
struct Payload {
  uint n;
};
RWStructuredBuffer<uint> Out : register(u0);
groupshared uint Shared[12];

[shader("vertex")] Vertex vertex(uint i : SV_VertexID, float2 uv : UV, uint view : SV_ViewID) {
  Vertex v = {float4(uv, 0, view), {uv, uv.yx}};
  return v;
}

[shader("pixel")] float4 pixel(Vertex v, sample float2 z : Z, out float depth : SV_DepthLessEqual) : SV_Target1 {
  depth = z.x;
  return v.uv[1].xyxy;
}

[shader("geometry")] [maxvertexcount(6)]
void geometry(triangle Vertex v[3], inout TriangleStream<Vertex> to) {
  to.Append(v[0]);
}

[shader("hull")] [domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")]
[outputcontrolpoints(3)] [patchconstantfunc("factors")]
Corner hull(InputPatch<Corner, 4> p, uint i : SV_OutputControlPointID) { return p[i]; }

Factors factors() {
  Factors f = {{1, 2, 3}, 4};
  return f;
}

[shader("domain")] [domain("tri")]
float4 domain(Factors f, float3 at : SV_DomainLocation, const OutputPatch<Corner, 3> p) : SV_Position {
  return p[0].at * at.x + f.inside;
}

[shader("compute")] [numthreads(4, 3, 1)] void compute(uint i : SV_GroupIndex) {
  Shared[i] = i;
  GroupMemoryBarrierWithGroupSync();
  Out[i] = Shared[11 - i];
}

[shader("amplification")] [numthreads(2, 1, 1)] void amplify(uint i : SV_GroupIndex) {
  Payload p = {i};
  DispatchMesh(1, 1, 1, p);
}

[shader("mesh")] [numthreads(3, 1, 1)] [outputtopology("line")]
void mesh(uint i : SV_GroupIndex, in payload Payload p, out vertices Vertex v[8], out indices uint2 t[5],
          out primitives uint n[5] : NUMBER) {
  SetMeshOutputCounts(3, 1);
  v[i].at = p.n;
  v[i].uv[0] = 1;
  v[i].uv[1] = 2;
  t[0] = uint2(0, 1);
  n[0] = 4;
}
