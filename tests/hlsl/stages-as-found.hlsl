// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What shaders written for DXC leave out or have twice.
// RUN: split-file %s %t
// RUN: %dxil-cc -T hs_6_0 -E main %t/hull.hlsl -Fo %t/hull.dxil 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: %dxil-cc -T gs_6_0 -E main %t/geometry.hlsl -Fo %t/gs.dxil && %dxil-dis %t/gs.dxil | FileCheck %s --check-prefix=GS
// RUN: %dxil-cc -T ms_6_5 -E main %t/mesh.hlsl -Fo %t/ms.dxil 2>&1 | FileCheck %s --check-prefix=MS
// RUN: %dxil-cc -T ms_6_5 -E main %t/rows.hlsl -Fo %t/rows.dxil && %dxil-dis %t/rows.dxil | FileCheck %s --check-prefix=ROWS
// RUN: %dxil-cc -T as_6_5 -E main %t/amplification.hlsl -Fo %t/as.dxil && %dxil-dis %t/as.dxil | FileCheck %s --check-prefix=AS
// RUN: %dxil-cc -T ms_6_6 -E main -enable-16bit-types %t/small.hlsl -Fo %t/small.dxil && %dxil-dis %t/small.dxil | FileCheck %s --check-prefix=SMALL
// RUN: %dxil-cc -T lib_6_8 %t/library.hlsl -Fo %t/lib.dxil && %dxil-dis %t/lib.dxil | FileCheck %s --check-prefix=LIB
// RUN: %dxil-cc -T lib_6_6 %t/arguments.hlsl -Fo %t/args.dxil && %dxil-dis %t/args.dxil | FileCheck %s --check-prefix=ARGS

//--- hull.hlsl
struct Factors { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Point { float3 at : POSITION; };
float4 Constants() { return 1.8; }
// TWO: hull.hlsl:5:9: warning: patch constant function 'Constants' is overloaded; this overload is used
Factors Constants(InputPatch<Point, 3> p) {
  Factors f = { p.Length, 1, 1, 1 };
  return f;
}
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("Constants")]
Point main(InputPatch<Point, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }

//--- geometry.hlsl
struct V { float4 at : SV_Position; };
cbuffer B {
  float scale;
  static float4 corners[2] = { float4(1, 2, 3, 4), float4(5, 6, 7, 8) };
};
// A patch of two control points is primitive 9.
// GS: define void @main()
// GS: call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float 5.000000e+00)
// GS: !{i32 9, i32 1, i32 1, i32 1, i32 1}
[maxvertexcount(1)]
void main(InputPatch<V, 2> p, inout PointStream<V> s) {
  V v = p[1];
  v.at.x = corners[1].x;
  s.Append(v);
}

//--- mesh.hlsl
struct V { float4 at : SV_Position; };
// MS: warning: entry point 'main' outputs nothing: attribute 'outputtopology' must have one of these values: "line", "triangle"
[numthreads(1, 1, 1)] [outputtopology("triangle_cw")]
void main() {}

//--- rows.hlsl
// Rows of the signature are the rows of a matrix that is row_major, and of the second matrix of an array.
// ROWS-DAG: storeVertexOutput.f32(i32 171, i32 1, i32 2, i8 2, float 1.500000e+01
// ROWS-DAG: storeVertexOutput.f32(i32 171, i32 1, i32 3, i8 0, float 1.600000e+01
// ROWS-DAG: storeVertexOutput.f32(i32 171, i32 1, i32 0, i8 1, float 2.000000e+00
// ROWS-DAG: storeVertexOutput.f32(i32 171, i32 1, i32 %{{[0-9]+}}, i8 2, float 7.000000e+00
struct V { float4 at : SV_Position; row_major float2x3 m[2] : M; };
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void main(out vertices V v[3], out indices uint3 i[1], uint t : SV_GroupIndex) {
  SetMeshOutputCounts(3, 1);
  i[0] = uint3(0, 1, 2);
  v[0].at = 0;
  v[0].m[0] = float2x3(1, 2, 3, 4, 5, 6);
  v[0].m[1] = float2x3(13, 14, 15, 16, 17, 18);
  v[0].m[t][1].z = 7;
}

//--- amplification.hlsl
// Payloads have arrays for vectors.
// AS: %struct.Payload{{.*}} = type {{<?}}{ [2 x float], [3 x [4 x float]] }
struct Payload { float2 a; float4 b[3]; };
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Payload p;
  p.a = float2(1, 2);
  p.b[0] = p.b[1] = p.b[2] = 0;
  p.b[i] = 3;
  DispatchMesh(1, 1, 1, p);
}

//--- small.hlsl
// Memory with native 16-bit types has them in two bytes: the payload is 12 bytes long by its layout, too.
// SMALL: target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
struct Payload { half a; uint16_t b; int16_t c; float d; };
struct V { float4 at : SV_Position; };
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void main(in payload Payload p, out vertices V v[3], out indices uint3 i[1]) {
  SetMeshOutputCounts(3, 1);
  i[0] = uint3(0, 1, 2);
  v[0].at = float4(p.a, p.b, p.c, p.d);
}

//--- library.hlsl
// A library has the flags of its entries' system values (ShadingRate) and stages (derivatives of mesh shaders).
// LIB: !{i32 0, i64 [[#0x20000000 + 0x1000000 + 0x10 + 0x200000000]]
RWByteAddressBuffer b : register(u0);
[shader("pixel")]
float4 pixel(uint rate : SV_ShadingRate) : SV_Target { return rate; }
[shader("mesh")] [numthreads(8, 8, 1)] [outputtopology("triangle")]
void mesh(uint3 i : SV_DispatchThreadID) { b.Store(0, ddx((float2)i.xy)); }

//--- arguments.hlsl
// One of two elements, and the lower half of a number.
// ARGS: sext i1 {{.*}} to i32
// ARGS: getelementptr inbounds [10 x i32], [10 x i32]* %0, i32 0, i32
// ARGS: load i64, i64*
// ARGS: trunc i64 {{.*}} to i32
export void f(bool truth[10], uint64_t wide[2], inout float r, inout uint low) {
  r = truth[3] ? truth[4] : truth[5];
  low = (uint)wide[1];
}
