// A pixel shader: interpolation, system values in the signature and out of it, targets, depth.
// RUN: %dxil-cc -T ps_6_6 -O2 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s

struct Input {
  float4 Position : SV_Position;
  noperspective float2 Coordinate : TEXCOORD1;
  bool IsFront : SV_IsFrontFace;
};

struct Output {
  float4 Color[2] : SV_Target1;
  float Depth : SV_Depth;
};

// CHECK-DAG: call i32 @dx.op.loadInput.i32(i32 4, i32 2, i32 0, i8 0, i32 undef)
// CHECK-DAG: call i32 @dx.op.sampleIndex.i32(i32 90)
// CHECK-DAG: call i32 @dx.op.coverage.i32(i32 91)
// CHECK-DAG: call void @dx.op.discard(i32 82,
// CHECK-DAG: call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 3,
// CHECK-DAG: call void @dx.op.storeOutput.f32(i32 5, i32 2, i32 0, i8 0,
Output main(Input I, uint Sample : SV_SampleIndex, uint Mask : SV_Coverage) {
  Output O;
  if (I.Coordinate.x < 0)
    discard;
  O.Color[0] = I.IsFront ? I.Position : (float4)Sample;
  O.Color[1] = I.Coordinate.xyxy + Mask;
  O.Depth = I.Coordinate.y;
  return O;
}

// CHECK-DAG: !{i32 0, !"SV_Position", i8 9, i8 3, !{{[0-9]+}}, i8 4, i32 1, i8 4, i32 0, i8 0,
// CHECK-DAG: !{i32 1, !"TEXCOORD", i8 9, i8 0, !{{[0-9]+}}, i8 4, i32 1, i8 2, i32 1, i8 0,
// CHECK-DAG: !{i32 2, !"SV_IsFrontFace", i8 5, i8 13, !{{[0-9]+}}, i8 1, i32 1, i8 1, i32 2, i8 0,
// CHECK-DAG: !{i32 3, !"SV_SampleIndex", i8 5, i8 12, !{{[0-9]+}}, i8 1, i32 1, i8 1, i32 -1, i8 -1, null}
// CHECK-DAG: !{i32 0, !"SV_Target", i8 9, i8 16, !{{[0-9]+}}, i8 0, i32 1, i8 4, i32 1, i8 0,
// CHECK-DAG: !{i32 1, !"SV_Target", i8 9, i8 16, !{{[0-9]+}}, i8 0, i32 1, i8 4, i32 2, i8 0,
// CHECK-DAG: !{i32 2, !"SV_Depth", i8 9, i8 17, !{{[0-9]+}}, i8 0, i32 1, i8 1, i32 -1, i8 -1,
