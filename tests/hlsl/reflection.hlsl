// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members of buffers as an application sees them: names, types, offsets, what is read.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil && %dxil-dis --reflect %t.dxil | tr -d ' \n' | FileCheck %s
// RUN: %dxil-dis --extract STAT -o %t.stat %t.dxil && %dxil-dis --no-headers %t.stat | FileCheck %s --check-prefix=TYPES
enum Kind : uint { First, Second };
struct Base { float2 Scale; };
struct Light : Base {
  float3 Position : POSITION;
  row_major float4x3 Shape;
  bool On;
  Kind What;
  uint Low : 5;
  uint High : 20;
  min16float Small;
};
template <typename T, int N> struct List { T Items[N]; };
struct Bound { Texture2D<float4> Map; float4 Tint; };
cbuffer Frame {
  column_major float2x3 World;
  Light Lights[2];
  List<float2, 3> Points;
  int64_t Wide;
  float Unread;
};
Bound Part;
StructuredBuffer<Light> Read;
RWStructuredBuffer<List<uint, 2> > Written;
SamplerState Filter;
RWTexture2D<unorm float2> Target[2][3];

// CHECK: "name":"Read","class":"SRV"{{.*}}"type":"%\"hostlayout.class.StructuredBuffer<Light>\""
// CHECK-SAME: "name":"h","type":"%hostlayout.struct.Light","hlslType":"Light","offset":0,"members":[{"name":"Base"
// CHECK-SAME: "name":"Written"{{.*}}"name":"Items","type":"[2xi32]","hlslType":"uint[2]","offset":0,"componentType":"U32"
// CHECK-SAME: "name":"Target","class":"UAV"{{.*}}"count":6,"type":"[2x[3x%\"class.RWTexture2D<vector<float,2>>\"]]"
// CHECK-SAME: "name":"$Globals"{{.*}}"name":"Part","type":"%hostlayout.struct.Bound","hlslType":"Bound","offset":0,"members":[{"name":"Tint","type":"<4xfloat>","hlslType":"float4","offset":0,"componentType":"F32"}]}]
// CHECK-SAME: "name":"Frame"
// CHECK-SAME: "name":"World","type":"[3x<2xfloat>]","hlslType":"float2x3","offset":0,"componentType":"F32","matrix":{"rows":2,"columns":3,"order":"columns"},"used":true
// CHECK-SAME: "name":"Lights","type":"[2x%hostlayout.struct.Light]","hlslType":"Light[2]","offset":48,"used":true
// CHECK-SAME: "name":"Scale","type":"<2xfloat>","hlslType":"float2","offset":48
// CHECK-SAME: "name":"Position","type":"<3xfloat>","hlslType":"float3","offset":64
// CHECK-SAME: "name":"Shape","type":"[4x<3xfloat>]","hlslType":"row_majorfloat4x3","offset":80,"componentType":"F32","matrix":{"rows":4,"columns":3,"order":"rows"}
// CHECK-SAME: "name":"On","type":"i32","hlslType":"bool","offset":140,"componentType":"I1"
// CHECK-SAME: "name":"What","type":"i32","hlslType":"uint","offset":144,"componentType":"U32"
// CHECK-SAME: "name":"","type":"i32","hlslType":"uint","offset":148,"componentType":"U32","members":[{"name":"Low"{{.*}}"bits":{"first":0,"width":5}},{"name":"High"{{.*}}"bits":{"first":5,"width":20}}]
// CHECK-SAME: "name":"Small","type":"float","hlslType":"min16float","offset":152,"componentType":"F16"
// CHECK-SAME: "name":"Points","type":"%\"struct.List<vector<float,2>,3>\"","hlslType":"List<float2,3>","offset":272,"used":true
// CHECK-SAME: "name":"Wide","type":"i64","hlslType":"int64_t","offset":312,"componentType":"I64"}
// CHECK-SAME: "name":"Unread","type":"float","hlslType":"float","offset":320,"componentType":"F32"}

// TYPES-DAG: %"class.Texture2D<vector<float, 4> >" = type { <4 x float>, %"class.Texture2D<vector<float, 4> >::mips_type" }
// TYPES-DAG: %hostlayout.Frame = type { [3 x <2 x float>], [2 x %hostlayout.struct.Light], %"struct.List<vector<float, 2>, 3>", i64, float }
// TYPES-DAG: !"Position", i32 3, i32 16, i32 4, !"POSITION", i32 7, i32 9, i32 13, i32 3}
// TYPES-DAG: = !{i32 1, i64 3}
float4 main(float2 At : AT, uint I : I) : SV_Target {
  Written[I].Items[1] = Lights[I].Low;
  Target[1][I % 3][uint2(0, 0)] = mul(World, float3(At, 1));
  return Part.Map.Sample(Filter, At) * Part.Tint * Points.Items[1].xyxy * Read[I].Position.xyzz;
}
