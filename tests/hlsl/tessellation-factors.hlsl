// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Process*TessFactors* make of constants, by the hull shader's partitioning. The numbers are worked
// out by hand from Direct3D 11's description.
// RUN: %dxil-cc -T hs_6_0 -E Whole %s -Fo %t.whole && %dxil-dis %t.whole | FileCheck %s --check-prefix=WHOLE
// RUN: %dxil-cc -T hs_6_0 -E Odd %s -Fo %t.odd && %dxil-dis %t.odd | FileCheck %s --check-prefix=ODD
// RUN: %dxil-cc -T hs_6_0 -E Power %s -Fo %t.power && %dxil-dis %t.power | FileCheck %s --check-prefix=POWER
// RUN: %dxil-cc -T hs_6_0 -E Even %s -Fo %t.even && %dxil-dis %t.even | FileCheck %s --check-prefix=EVEN
// RUN: not %dxil-cc -T vs_6_0 -E None %s -Fo %t.none 2>&1 | FileCheck %s --check-prefix=NONE

struct Quad {
  float Edges[4] : SV_TessFactor;
  float Inside[2] : SV_InsideTessFactor;
  float2 Unrounded : UNROUNDED;
};
struct Triangle {
  float Edges[3] : SV_TessFactor;
  float Inside : SV_InsideTessFactor;
  float Unrounded : UNROUNDED;
};
struct Line {
  float Factors[2] : SV_TessFactor;
};
struct Point { float3 At : POSITION; };

Quad makeQuad(float4 edges, float2 inside, float2 unrounded) {
  Quad q = { edges.x, edges.y, edges.z, edges.w, inside.x, inside.y, unrounded };
  return q;
}

// Edges are rounded up; the mean of 1, 2.5, 3.5 and 64 (from 1 on, unbounded), halved.
// WHOLE-LABEL: define void @{{.*}}QuadFactors
// WHOLE-DAG: i32 0, i32 0, i8 0, float 1.000000e+00
// WHOLE-DAG: i32 0, i32 1, i8 0, float 3.000000e+00
// WHOLE-DAG: i32 0, i32 2, i8 0, float 4.000000e+00
// WHOLE-DAG: i32 0, i32 3, i8 0, float 6.400000e+01
// WHOLE-DAG: i32 1, i32 0, i8 0, float 1.400000e+01
// WHOLE-DAG: i32 1, i32 1, i8 0, float 1.400000e+01
// WHOLE-DAG: i32 2, i32 0, i8 0, float 1.337500e+01
// WHOLE-DAG: i32 2, i32 0, i8 1, float 1.337500e+01
Quad QuadFactors() {
  float4 edges;
  float2 inside, unrounded;
  ProcessQuadTessFactorsAvg(float4(0.5, 2.5, 3.5, 100), 0.5, edges, inside, unrounded);
  return makeQuad(edges, inside, unrounded);
}

// The axes' greater edges are 1.5 and 8; scaled they are 0.75, from which the clamp makes 1, and 8. What is below
// three becomes the unscaled one, 1.5, and then the greater of both axes, up to three.
// ODD-LABEL: define void @{{.*}}AxisFactors
// ODD-DAG: i32 0, i32 0, i8 0, float 1.500000e+00
// ODD-DAG: i32 0, i32 1, i8 0, float 1.000000e+00
// ODD-DAG: i32 0, i32 2, i8 0, float 8.000000e+00
// ODD-DAG: i32 0, i32 3, i8 0, float 6.000000e+00
// ODD-DAG: i32 1, i32 0, i8 0, float 3.000000e+00
// ODD-DAG: i32 1, i32 1, i8 0, float 8.000000e+00
// ODD-DAG: i32 2, i32 0, i8 0, float 3.000000e+00
// ODD-DAG: i32 2, i32 0, i8 1, float 8.000000e+00
Quad AxisFactors() {
  float4 edges;
  float2 inside, unrounded;
  Process2DQuadTessFactorsMax(float4(1.5, 1, 8, 6), float2(0.5, 1), edges, inside, unrounded);
  return makeQuad(edges, inside, unrounded);
}

// POWER-LABEL: define void @{{.*}}TriangleFactors
// POWER-DAG: i32 0, i32 0, i8 0, float 4.000000e+00
// POWER-DAG: i32 0, i32 1, i8 0, float 8.000000e+00
// POWER-DAG: i32 0, i32 2, i8 0, float 1.600000e+01
// POWER-DAG: i32 1, i32 0, i8 0, float 4.000000e+00
// POWER-DAG: i32 2, i32 0, i8 0, float 3.000000e+00
Triangle TriangleFactors() {
  Triangle t;
  float3 edges;
  ProcessTriTessFactorsMin(float3(3, 8, 9), 1, edges, t.Inside, t.Unrounded);
  t.Edges[0] = edges.x;
  t.Edges[1] = edges.y;
  t.Edges[2] = edges.z;
  return t;
}

// From two on, with no rounding.
// EVEN-LABEL: define void @{{.*}}OtherFactors
// EVEN-DAG: i32 0, i32 0, i8 0, float 2.000000e+00
// EVEN-DAG: i32 0, i32 1, i8 0, float 3.500000e+00
// EVEN-DAG: i32 0, i32 2, i8 0, float 4.000000e+00
// EVEN-DAG: i32 0, i32 3, i8 0, float 2.000000e+00
// EVEN-DAG: i32 1, i32 0, i8 0, float 2.000000e+00
// EVEN-DAG: i32 1, i32 1, i8 0, float 6.000000e+00
// EVEN-DAG: i32 2, i32 0, i8 0, float 2.000000e+00
// EVEN-DAG: i32 2, i32 0, i8 1, float 5.000000e+00
Quad OtherFactors() {
  float3 edges3;
  float4 edges, results;
  float2 inside, unrounded, least, other;
  ProcessTriTessFactorsAvg(float3(1, 1.5, 3.5), 1, edges3, results.x, unrounded.x);
  ProcessTriTessFactorsMax(float3(1, 1.5, 3.5), 1, edges3, results.y, unrounded.x);
  ProcessQuadTessFactorsMax(float4(1, 2, 3, 4), 1, edges, other, unrounded);
  results.z = other.x;
  ProcessQuadTessFactorsMin(float4(1, 2, 3, 4), 1, edges, other, unrounded);
  results.w = other.y;
  Process2DQuadTessFactorsAvg(float4(1, 3, 5, 7), 1, edges, inside, unrounded);
  Process2DQuadTessFactorsMin(float4(1, 3, 5, 7), 1, edges, least, unrounded);
  return makeQuad(results, inside, unrounded);
}

[domain("quad")] [partitioning("fractional_even")] [outputtopology("triangle_cw")] [outputcontrolpoints(1)]
[patchconstantfunc("OtherFactors")]
Point Even(InputPatch<Point, 4> p) { return p[0]; }

[domain("quad")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(1)]
[patchconstantfunc("QuadFactors")]
Point Whole(InputPatch<Point, 4> p) { return p[0]; }

[domain("quad")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(1)]
[patchconstantfunc("AxisFactors")]
Point Odd(InputPatch<Point, 4> p) { return p[p.Length - 4]; }

[domain("tri")] [partitioning("pow2")] [outputtopology("triangle_cw")] [outputcontrolpoints(1)]
[patchconstantfunc("TriangleFactors")]
Point Power(InputPatch<Point, 3> p) { return p[0]; }

// NONE: error: {{.*}}{{tessellation factors without a hull shader|use of undeclared identifier .Process}}
float None(float x : X) : Y {
  float a, b;
  ProcessIsolineTessFactors(x, x, a, b);
  return a + b;
}
