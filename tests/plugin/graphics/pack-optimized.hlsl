// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// -pack-optimized: the largest elements of each interpolation come first, then system values, distances, and
// what the pipeline generates.
//
// RUN: %dxil-cc -T vs_6_0 -pack-optimized %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T vs_6_0 -pack_optimized -D ARRAYS %s -Fo %ta.dxil && %dxil-val %ta.dxil
// RUN: %dxil-dis %ta.dxil | FileCheck %s --check-prefix=ARRAYS
//
// The last two numbers before the list of tags are the row and the column.
// CHECK-DAG: !"A", i8 9, i8 0, !{{[0-9]+}}, i8 2, i32 1, i8 1, i32 2, i8 3,
// CHECK-DAG: !"B", i8 9, i8 0, !{{[0-9]+}}, i8 2, i32 1, i8 3, i32 2, i8 0,
// CHECK-DAG: !"C", i8 9, i8 0, !{{[0-9]+}}, i8 2, i32 1, i8 4, i32 0, i8 0,
// CHECK-DAG: !"D", i8 4, i8 0, !{{[0-9]+}}, i8 1, i32 1, i8 2, i32 1, i8 0,
// CHECK-DAG: !"SV_ClipDistance", i8 9, i8 6, !{{[0-9]+}}, i8 2, i32 1, i8 3, i32 3, i8 0,
// CHECK-DAG: !"SV_ClipDistance", i8 9, i8 6, !{{[0-9]+}}, i8 2, i32 1, i8 1, i32 3, i8 3,
//
// ARRAYS-DAG: !"SV_ClipDistance", i8 9, i8 6, !{{[0-9]+}}, i8 2, i32 2, i8 2, i32 3, i8 0,
// ARRAYS-DAG: !"SV_CullDistance", i8 9, i8 7, !{{[0-9]+}}, i8 2, i32 1, i8 1, i32 3, i8 2,
struct Out {
  float a : A;
  float3 b : B;
  float4 c : C;
  int2 d : D;
#ifdef ARRAYS
  float2 clip[2] : SV_ClipDistance0;
  float cull : SV_CullDistance;
#else
  float first : SV_ClipDistance0;
  float3 second : SV_ClipDistance1;
#endif
};

Out main(float x : X) {
  Out o = (Out)0;
  o.a = o.c.x = x;
  return o;
}
