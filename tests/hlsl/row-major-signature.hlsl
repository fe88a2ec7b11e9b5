// A row of a signature is a column of a matrix, and a row of one that is row_major.
// RUN: %dxil-cc -T vs_6_0 -E main %s -Fo %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T vs_6_0 -E main -Zpr %s -Fo %t.rows.dxil
// RUN: %dxil-dis %t.rows.dxil | FileCheck %s --check-prefix ROWS

// CHECK: ; M        0     xyz  0
// CHECK-NEXT: ; M        1     xyz  1
// CHECK-NEXT: ; N        0     xy   2
// CHECK-NEXT: ; N        1     xy   3
// CHECK-NEXT: ; N        2     xy   4
// ROWS: ; N        0     xyz  2
// ROWS-NEXT: ; N        1     xyz  3
// CHECK-NEXT: ; P        0     xyz  5
// CHECK: ; P        3     xyz  8
struct Vertex {
  row_major float2x3 m : M;
  float2x3 n : N;
  row_major float2x3 p[2] : P;
};

// The element of the second row and third column.
// CHECK: [[M:%.*]] = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 1, i8 2, i32 undef)
// CHECK: [[N:%.*]] = call float @dx.op.loadInput.f32(i32 4, i32 1, i32 2, i8 1, i32 undef)
// CHECK: [[P:%.*]] = call float @dx.op.loadInput.f32(i32 4, i32 2, i32 2, i8 1, i32 undef)
// CHECK: storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float [[M]])
// CHECK: storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float [[N]])
// CHECK: storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float [[P]])
float4 main(Vertex v) : SV_Position { return float4(v.m[1][2], v.n[1][2], v.p[1][0][1], 1); }
