// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mesh shaders write their vertices, indices and primitives where they assign to the arrays;
// amplification shaders dispatch them with a payload in groupshared memory.
//
// RUN: %dxil-cc -T ms_6_5 -E Mesh %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// CHECK: call %struct.Job* @dx.op.getMeshPayload.struct.Job(i32 170)
// CHECK: call void @dx.op.setMeshOutputCounts(i32 168, i32 64, i32 32)
// CHECK: call void @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %{{[0-9]+}}, i32 %
// CHECK: call void @dx.op.emitIndices(i32 169, i32 %{{[0-9]+}}, i32 0, i32 1, i32 2)
// CHECK: call void @dx.op.storePrimitiveOutput.i32(i32 172, i32 0, i32 0, i8 0, i32 %
// Threads, 64 vertices, 32 primitives, triangles, 16 bytes of payload.
// CHECK: !{![[T:[0-9]+]], i32 64, i32 32, i32 2, i32 16}
// CHECK: ![[T]] = !{i32 32, i32 1, i32 1}
//
// RUN: %dxil-cc -T as_6_5 -E Amplify %s -Fo %t.as.dxil -Fc %t.as.txt
// RUN: %dxil-val %t.as.dxil
// RUN: FileCheck --check-prefix=AS %s < %t.as.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.as.dxil %}
// AS: %struct.Job = type { [2 x float], i32, i32 }
// AS: call void @dx.op.dispatchMesh.struct.Job(i32 173, i32 8, i32 1, i32 1, %struct.Job addrspace(3)*
// AS: !{i32 10, ![[S:[0-9]+]]}
// AS: ![[S]] = !{!{{[0-9]+}}, i32 16}
//
// A function that gets the arrays writes to them, and copies nothing.
// RUN: %dxil-cc -T ms_6_5 -E Passed %s -Fo %t.passed.dxil -Fc %t.passed.txt
// RUN: %dxil-val %t.passed.dxil
// RUN: FileCheck --check-prefix=PASSED %s < %t.passed.txt
// PASSED: call void @dx.op.storeVertexOutput.f32(
// PASSED: call void @dx.op.emitIndices(
// PASSED-NOT: alloca
struct Job { float2 origin; uint first; uint count; };
struct Vertex { float4 place : SV_Position; float2 uv : TEXCOORD; };
struct Primitive { uint number : SV_PrimitiveID; float shade : SHADE; };

groupshared Job Shared;

[numthreads(4, 1, 1)]
void Amplify(uint t : SV_GroupThreadID) {
  if (t == 0) {
    Shared.origin = float2(1, 2);
    Shared.first = 3;
    Shared.count = 4;
  }
  DispatchMesh(8, 1, 1, Shared);
}

[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void Mesh(uint t : SV_GroupIndex, in payload Job job, out vertices Vertex v[64],
          out indices uint3 triangles[32], out primitives Primitive p[32]) {
  SetMeshOutputCounts(64, 32);
  v[t * 2].place = float4(job.origin, t, 1);
  v[t * 2].uv = job.origin;
  Vertex whole;
  whole.place = t;
  whole.uv = 0;
  v[t * 2 + 1] = whole;
  triangles[t] = uint3(0, 1, 2);
  p[t].number = job.first + t;
  p[t].shade = 1;
}

void Fill(uint t, out Vertex v[64], inout uint3 triangles[32]) {
  v[t].place = t;
  v[t].uv = 0;
  triangles[t] = uint3(0, 1, 2);
}

[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void Passed(uint t : SV_GroupIndex, out vertices Vertex v[64], out indices uint3 triangles[32]) {
  SetMeshOutputCounts(64, 32);
  Fill(t, v, triangles);
}
