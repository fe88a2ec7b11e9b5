// Names and types as the source has them: overloads, templates, namespaces; source lines without
// --debug; the recorded source between the instructions.
// RUN: %dxil-cc -T lib_6_6 -Zi -Qembed_debug %s -Fo %t.dxil
// RUN: %dxil-dis --callgraph %t.dxil | FileCheck %s --check-prefix=GRAPH
// GRAPH-DAG: label="scale(float4)\n
// GRAPH-DAG: label="scale(float, inout int[2][3])\n
// GRAPH-DAG: label="Shapes::area\n
// GRAPH-DAG: label="Hit\n
// GRAPH-NOT: @@

// RUN: not %dxil-dis --function scale %t.dxil 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: --function: 'scale' is ambiguous (expected one of scale(float4), scale(float, inout int[2][3]))
// RUN: not %dxil-dis --function Hut %t.dxil 2>&1 | FileCheck %s --check-prefix=NEAR
// NEAR: the module defines no function 'Hut', did you mean 'Hit'?
// RUN: not %dxil-dis --function xyz %t.dxil 2>&1 | FileCheck %s --check-prefix=LIST
// LIST: the module defines no function 'xyz' (it defines {{.*}}Hit
// RUN: %dxil-dis --function "scale(float4)" %t.dxil | FileCheck %s --check-prefix=ONE
// RUN: %dxil-dis --function area --source %t.dxil | FileCheck %s --check-prefix=SOURCE
// RUN: %dxil-dis --cfg --function area %t.dxil | FileCheck %s --check-prefix=CFG
// ONE: define <4 x float> @"\01?scale@@
// CFG: label="Shapes::area";

// SOURCE: define float @"\01?area@Shapes@@
// SOURCE: {{^}}; dxil-dis-names.hlsl:[[# @LINE + 25]]:   return shape.size.x * shape.size.y;{{$}}
// SOURCE-NEXT: ; dxil-dis-names.hlsl:[[# @LINE + 24]]:{{[0-9]+$}}

// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.plain
// RUN: not %dxil-dis --source %t.plain 2>&1 | FileCheck %s --check-prefix=NOSOURCE
// NOSOURCE: the container does not record its source (expected one compiled with -Zi -Qembed_debug)

// RUN: %dxil-dis --headers %t.dxil | FileCheck %s --check-prefix=TABLES
// TABLES: ; entry Hit
// TABLES: class SRV kind StructuredBuffer id 0 space unbound lower unbound upper unbound name 'Lights'
// TABLES: name 'main' unmangled 'main' resources [{{.*}}'Lights'{{.*}}] kind compute {{.*}}stages compute target cs_6_0
// TABLES: kind library stages any target lib_6_0
// TABLES: Lights {{ *}}SRV {{.*}} unbound {{ *}}1

// RUN: %dxil-dis --reflect %t.dxil | FileCheck %s --check-prefix=TYPES
// TYPES: "hlslType": "StructuredBuffer<Light>",
// TYPES: "hlslType": "row_major float3x4[2][3]",
// TYPES: "hlslType": "float2x2",
// TYPES: "hlslType": "min16float3",
// TYPES: "hlslType": "Texture2DArray<uint2>[4]"
// TYPES: "hlslType": "ConstantBuffer<Frame>",

namespace Shapes {
struct Box { float2 size; };
export float area(Box shape) {
  return shape.size.x * shape.size.y;
}
}
struct Light {
  row_major float3x4 places[2][3];
  float2x2 turn;
  min16float3 color;
};
struct Frame { uint count; };
struct Payload { float4 color; };

StructuredBuffer<Light> Lights;
Texture2DArray<uint2> Maps[4];
ConstantBuffer<Frame> Now;
RWBuffer<float> Out;

export float4 scale(float4 x) {
  return x * 2;
}
export float scale(float x, inout int counts[2][3]) {
  counts[1][2]++;
  return x * 3;
}

[shader("compute")]
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  const Light l = Lights[i];
  Out[i] = scale((float4)l.places[1][2][0].x).y + l.turn[0][1] + l.color.y + Maps[i & 3][uint3(i, 0, 0)].y + Now.count;
}

[shader("closesthit")]
void Hit(inout Payload p, in BuiltInTriangleIntersectionAttributes at) {
  p.color = at.barycentrics.xyxy;
}
