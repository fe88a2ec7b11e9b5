// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Graphics stages in a library: the patch constant function has DXC's symbol, an amplification shader may
// launch with a payload of its own. `[noinline]` says nothing, before `export` as well.
//
// RUN: %dxil-cc -T lib_6_5 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt
// CHECK-DAG: define {{.*}} @"\01?Scale@@YAMM@Z"(float
// CHECK-DAG: define void @Hull()
// CHECK-DAG: define void @"\01?Constants@@YA?AUFactors@@V?$InputPatch@UPoint@@$02@@@Z"()
// CHECK-DAG: define void @Launch()
// CHECK-DAG: call void @dx.op.dispatchMesh.struct.Pay(i32 173, i32 1, i32 1, i32 1, %struct.Pay*
// CHECK-DAG: !{void ()* @"\01?Constants@@{{[^"]*}}", i32 3, i32 3, i32 2, i32 1, i32 3, float 6.400000e+01}
// The thread group, and 4 bytes of payload.
// CHECK-DAG: !{i32 8, i32 14, i32 10, [[STATE:![0-9]+]]
// CHECK-DAG: [[STATE]] = !{[[GROUP:![0-9]+]], i32 4}
struct Point { float3 place : POSITION; };
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Pay { uint n; };

[noinline]
export float Scale(float x) { return x * 2; }

[shader("hull")]
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")]
[outputcontrolpoints(3)] [patchconstantfunc("Constants")]
Point Hull(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) { return points[id]; }

Factors Constants(InputPatch<Point, 3> points) {
  Factors f;
  f.edges[0] = f.edges[1] = f.edges[2] = points[0].place.x;
  f.inside = 1;
  return f;
}

[shader("amplification")]
[numthreads(1, 1, 1)]
void Launch(uint g : SV_GroupID) {
  Pay p;
  p.n = g;
  DispatchMesh(1, 1, 1, p);
}
