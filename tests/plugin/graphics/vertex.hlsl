// An entry point of a vertex shader: parameters, out parameters, structs, arrays and matrices as
// signature elements.
// RUN: %dxil-cc -T vs_6_6 -O2 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-cc -T vs_6_6 -O0 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s --check-prefix=META

struct Output {
  float4 Position : SV_POSITION;
  nointerpolation float2 Cell : CELL;
  sample centroid float Sharp : SHARP;
  float3 Normals[2] : NORMAL3;
};

// CHECK: define void @main()
// CHECK-DAG: call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)
// CHECK-DAG: call float @dx.op.loadInput.f32(i32 4, i32 2, i32 1, i8 2, i32 undef)
// CHECK-DAG: call void @dx.op.storeOutput.f32(i32 5, i32 3, i32 1, i8 2,
// CHECK-DAG: call void @dx.op.storeOutput.i32(i32 5, i32 4, i32 0, i8 0,
Output main(float3 Place : POSITION, uint Vertex : SV_VertexID, float3x2 Turn : TURN,
            out bool IsFirst : FIRST) {
  Output O;
  float sample = Turn[2][1];
  O.Position = float4(Place, sample);
  O.Cell = Place.xy;
  O.Sharp = Vertex;
  O.Normals[0] = Place;
  O.Normals[1] = Place.zyx;
  IsFirst = Vertex == 0;
  return O;
}

// META: !dx.viewIdState = !{
// META-DAG: !{i32 0, !"POSITION", i8 9, i8 0, !{{[0-9]+}}, i8 0, i32 1, i8 3, i32 0, i8 0,
// META-DAG: !{i32 1, !"SV_VertexID", i8 5, i8 1, !{{[0-9]+}}, i8 0, i32 1, i8 1, i32 1, i8 0,
// META-DAG: !{i32 2, !"TURN", i8 9, i8 0, !{{[0-9]+}}, i8 0, i32 2, i8 3, i32 2, i8 0,
// META-DAG: !{i32 0, !"SV_Position", i8 9, i8 3, !{{[0-9]+}}, i8 4, i32 1, i8 4, i32 0, i8 0,
// META-DAG: !{i32 1, !"CELL", i8 9, i8 0, !{{[0-9]+}}, i8 1, i32 1, i8 2, i32 1, i8 0,
// META-DAG: !{i32 2, !"SHARP", i8 9, i8 0, !{{[0-9]+}}, i8 6, i32 1, i8 1, i32 2, i8 0,
// META-DAG: !{i32 3, !"NORMAL", i8 9, i8 0, !{{[0-9]+}}, i8 2, i32 2, i8 3, i32 3, i8 0,
// META-DAG: !{i32 4, !"FIRST", i8 1, i8 0, !{{[0-9]+}}, i8 1, i32 1, i8 1, i32 1, i8 2,
