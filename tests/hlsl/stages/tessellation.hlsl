// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hull shaders with their patch constant function, and domain shaders.
//
// RUN: %dxil-cc -T hs_6_0 -E Hull %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// CHECK-DAG: call float @dx.op.loadOutputControlPoint.f32(i32 103, i32 0, i32 0, i8 0, i32 1)
// CHECK-DAG: call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 2, i8 0, float 4.000000e+00)
// CHECK-DAG: call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0,
// CHECK-DAG: [[ID:%[0-9]+]] = call i32 @dx.op.outputControlPointID.i32(i32 107)
// CHECK-DAG: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 [[ID]])
// The function, 3 points in, 3 out, triangles, fractional_odd, clockwise, at most 8.
// CHECK-DAG: !{void ()* @{{[^,]*}}, i32 3, i32 3, i32 2, i32 3, i32 3, float 8.000000e+00}
//
// RUN: %dxil-cc -T ds_6_0 -E Domain %s -Fo %t.ds.dxil -Fc %t.ds.txt
// RUN: %dxil-val %t.ds.dxil
// RUN: FileCheck --check-prefix=DS %s < %t.ds.txt
// RUN: %if dxc %{ %dxc_dir/dxv %t.ds.dxil %}
// DS-DAG: call float @dx.op.domainLocation.f32(i32 105, i8 0)
// DS-DAG: call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 2)
// DS-DAG: call float @dx.op.loadPatchConstant.f32(i32 104, i32 2, i32 0, i8 0)
// DS-DAG: !{i32 2, i32 3}
//
// RUN: not %dxil-cc -T hs_6_0 -E NoFunction %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=NONE %s
// NONE: tessellation.hlsl:{{[0-9]+}}:{{.*}}error: missing definition of patch constant function 'Missing'
//
// A patch constant function may stand behind its shader.
// RUN: %dxil-cc -T hs_6_0 -E Early %s -Fo %t.early.dxil -Fc - | FileCheck --check-prefix=EARLY %s
// RUN: %dxil-val %t.early.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.early.dxil %}
// EARLY-DAG: call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 1, i8 0, float 3.000000e+00)
// EARLY-DAG: !{void ()* @{{[^,]*}}, i32 3, i32 3, i32 2, i32 1, i32 3, float 6.400000e+01}
struct Point { float3 place : POSITION; };
struct Constants {
  float edges[3] : SV_TessFactor;
  float inside : SV_InsideTessFactor;
  float scale : SCALE;
};
struct Out { float4 place : SV_Position; };

Constants Patch(InputPatch<Point, 3> in_, OutputPatch<Point, 3> out_, uint id : SV_PrimitiveID) {
  Constants c;
  c.edges[0] = out_[1].place.x;
  c.edges[1] = in_[0].place.y;
  c.edges[2] = 4;
  c.inside = id;
  c.scale = 2;
  return c;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("Patch")]
[maxtessfactor(8.0)]
Point Hull(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) {
  Point p;
  p.place = points[id].place * 2;
  return p;
}

[domain("tri")]
Out Domain(Constants c, float3 at : SV_DomainLocation, const OutputPatch<Point, 3> points) {
  Out o;
  float3 place = points[0].place * at.x + points[1].place * at.y + points[2].place * at.z;
  o.place = float4(place * c.scale, 1);
  return o;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("Missing")]
Point NoFunction(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) {
  return points[id];
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("Late")]
Point Early(InputPatch<Point, 3> points, uint id : SV_OutputControlPointID) {
  return points[id];
}
Constants Late(InputPatch<Point, 3> points) {
  Constants c = (Constants)0;
  c.edges[1] = 3;
  return c;
}
