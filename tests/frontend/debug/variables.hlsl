// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Variables in debug information: vectors, matrices, structs, arrays, parameters, `out` and `inout`
// parameters, those of inlined functions and of loops, statics and members of constant buffers.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: %dxil-cc-unchecked -T ps_6_0 -O3 %s -Fo %t/plain.dxil
// RUN: %dxil-cc-unchecked -T ps_6_0 -O3 -Zi -Qembed_debug %s -Fo %t/o3.dxil
// RUN: %dxil-dis --debug --no-headers %t/o3.dxil | grep -v "RUN:" | FileCheck %s --check-prefixes=CHECK,O3
// RUN: %dxil-cc-unchecked -T ps_6_0 -Od -Zi -Qembed_debug %s -Fo %t/od.dxil
// RUN: %dxil-dis --debug --no-headers %t/od.dxil | grep -v "RUN:" | FileCheck %s --check-prefixes=CHECK,OD
//
// The program is the same without.
// RUN: %dxil-dis --extract DXIL %t/plain.dxil -o %t/plain.part
// RUN: %dxil-dis --extract DXIL %t/o3.dxil -o %t/o3.part
// RUN: cmp %t/plain.part %t/o3.part

// CHECK-LABEL: define void @main()
// An array stays memory.
// CHECK: call void @llvm.dbg.declare(metadata [4 x float]* %{{.+}}, metadata ![[TABLE:[0-9]+]], metadata ![[WHOLE:[0-9]+]])
// The numbers of parameters of the entry point, as they are loaded.
// CHECK: call void @llvm.dbg.value(metadata float %[[X:.+]], i64 0, metadata ![[POS:[0-9]+]], metadata ![[BITS0:[0-9]+]])
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[POS]], metadata ![[BITS32:[0-9]+]])
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[POS]], metadata ![[BITS64:[0-9]+]])
// CHECK: call void @llvm.dbg.value(metadata i32 %{{.+}}, i64 0, metadata ![[COUNT:[0-9]+]], metadata ![[WHOLE]])
// A struct of a vector and a number, one member after the other.
// CHECK: call void @llvm.dbg.value(metadata float %[[RED:.+]], i64 0, metadata ![[MAT:[0-9]+]], metadata ![[BITS0]])
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[MAT]], metadata ![[BITS32]])
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[MAT]], metadata ![[BITS64]])
// CHECK: call void @llvm.dbg.value(metadata float %[[ROUGH:.+]], i64 0, metadata ![[MAT]], metadata ![[BITS96:[0-9]+]])
// The same numbers are those of the parameter in the inlined call.
// CHECK: call void @llvm.dbg.value(metadata float %[[RED]], i64 0, metadata ![[M:[0-9]+]], metadata ![[BITS0]]), !dbg ![[INM:[0-9]+]]
// CHECK: call void @llvm.dbg.value(metadata float %[[ROUGH]], i64 0, metadata ![[M]], metadata ![[BITS96]]), !dbg ![[INM]]
// CHECK: call void @llvm.dbg.value(metadata float %[[X]], i64 0, metadata ![[N:[0-9]+]], metadata ![[BITS0]])
// CHECK: %[[D:.+]] = call float @dx.op.dot3.f32(
// CHECK: call void @llvm.dbg.value(metadata float %[[D]], i64 0, metadata ![[DVAR:[0-9]+]], metadata ![[WHOLE]])
// The counter of a loop, and a vector that the loop changes.
// CHECK: call void @llvm.dbg.value(metadata i32 0, i64 0, metadata ![[I:[0-9]+]], metadata ![[WHOLE]])
// CHECK-DAG: %[[COUNTER:.+]] = phi i32
// CHECK-DAG: %[[SUMX:.+]] = phi float
// CHECK-DAG: call void @llvm.dbg.value(metadata i32 %[[COUNTER]], i64 0, metadata ![[I]], metadata ![[WHOLE]])
// CHECK-DAG: call void @llvm.dbg.value(metadata float %[[SUMX]], i64 0, metadata ![[SUM:[0-9]+]], metadata ![[BITS0]])
// CHECK-DAG: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[SUM]], metadata ![[BITS32]])
// CHECK-DAG: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[SUM]], metadata ![[BITS64]])
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[TURN:[0-9]+]], metadata ![[WHOLE]])
// A matrix whose second row is the vector, number by number.
// CHECK: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[WORLD:[0-9]+]], metadata ![[BITS96]])
// O3: call void @llvm.dbg.value(metadata float %{{.+}}, i64 0, metadata ![[WORLD]], metadata ![[BITS128:[0-9]+]])
// CHECK: ret void, !dbg

// CHECK-DAG: ![[MAIN:[0-9]+]] = distinct !DISubprogram({{.*}}name: "main",{{.*}}function: void ()* @main
// CHECK-DAG: ![[SHADE:[0-9]+]] = distinct !DISubprogram({{.*}}name: "shade", linkageName: "\01?shade@@YA?AV?$vector@M$02@@UMaterial@@V1@AIAMAIAV?$vector@M$01@@@Z"
// CHECK-DAG: ![[TABLE]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[MAIN]], name: "table"
// CHECK-DAG: ![[POS]] = !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[MAIN]], name: "pos", {{.*}}arg: 1)
// CHECK-DAG: ![[COUNT]] = !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[MAIN]], name: "count", {{.*}}arg: 3)
// CHECK-DAG: ![[MAT]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[MAIN]], name: "mat", {{.*}}type: ![[MATERIAL:[0-9]+]])
// CHECK-DAG: ![[M]] = !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[SHADE]], name: "m", {{.*}}type: ![[MATERIAL]], arg: 1)
// CHECK-DAG: ![[N]] = !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[SHADE]], name: "n", {{.*}}arg: 2)
// CHECK-DAG: !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[SHADE]], name: "w", {{.*}}arg: 3)
// CHECK-DAG: !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[SHADE]], name: "q", {{.*}}arg: 4)
// CHECK-DAG: ![[DVAR]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[SHADE]], name: "d"
// CHECK-DAG: ![[SUM]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[MAIN]], name: "sum", {{.*}}type: ![[FLOAT3:[0-9]+]])
// CHECK-DAG: ![[I]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[FOR:[0-9]+]], name: "i"
// CHECK-DAG: ![[FOR]] = distinct !DILexicalBlock(scope: ![[MAIN]]
// CHECK-DAG: ![[TURN]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[BODY:[0-9]+]], name: "turn"
// CHECK-DAG: ![[BODY]] = distinct !DILexicalBlock(scope: ![[FOR]]
// CHECK-DAG: ![[WORLD]] = !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[MAIN]], name: "world", {{.*}}type: ![[FLOAT4X4:[0-9]+]])
// CHECK-DAG: !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[MAIN]], name: "global.Bias"
// CHECK-DAG: ![[INM]] = !DILocation(line: [[#]], {{(column: [0-9]+, )?}}scope: ![[SHADE]], inlinedAt: ![[CALL:[0-9]+]])
// CHECK-DAG: ![[CALL]] = distinct !DILocation(line: [[#]], column: 16, scope: ![[MAIN]])
// CHECK-DAG: ![[WHOLE]] = !DIExpression()
// CHECK-DAG: ![[BITS0]] = !DIExpression(DW_OP_bit_piece, 0, 32)
// O3-DAG: ![[BITS128]] = !DIExpression(DW_OP_bit_piece, 128, 32)
// CHECK-DAG: ![[FLOAT3]] = !DIDerivedType(tag: DW_TAG_typedef, name: "float3", {{.*}}baseType: ![[VECTOR3:[0-9]+]])
// CHECK-DAG: ![[VECTOR3]] = !DICompositeType(tag: DW_TAG_class_type, name: "vector<float, 3>", {{.*}}size: 96
// CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "z", {{.*}}scope: ![[VECTOR3]], {{.*}}offset: 64, flags: DIFlagPublic)
// CHECK-DAG: ![[FLOAT4X4]] = !DIDerivedType(tag: DW_TAG_typedef, name: "float4x4", {{.*}}baseType: ![[MATRIX:[0-9]+]])
// CHECK-DAG: ![[MATRIX]] = !DICompositeType(tag: DW_TAG_class_type, name: "matrix<float, 4, 4>", {{.*}}size: 512
// CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "_21", {{.*}}scope: ![[MATRIX]], {{.*}}offset: 128, flags: DIFlagPublic)
// CHECK-DAG: ![[MATERIAL]] = !DICompositeType(tag: DW_TAG_structure_type, name: "Material", {{.*}}size: 128
// CHECK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "Rough", {{.*}}scope: ![[MATERIAL]], {{.*}}offset: 96)
// CHECK-DAG: !DIGlobalVariable({{.*}}name: "Light"
// CHECK-DAG: !DIGlobalVariable({{.*}}name: "Albedo"
// CHECK-DAG: !DIGlobalVariable({{.*}}name: "Bias",{{.*}}isLocal: true
// O3-NOT: main.body
// OD-NOT: main.body

cbuffer Frame : register(b0) {
  float4x4 World;
  float3 Light;
  float Time;
};
struct Material {
  float3 Color;
  float Rough;
};
Texture2D<float4> Albedo : register(t0);
SamplerState Linear : register(s0);
static float3 Bias = float3(1, 2, 3);

float3 shade(Material m, float3 n, out float w, inout float2 q) {
  float d = dot(n, Light);
  w = d * 2;
  q += d;
  Bias += d;
  return m.Color * d + m.Rough;
}

float4 main(float4 pos : SV_Position, float2 uv : TEXCOORD, uint count : COUNT) : SV_Target {
  Material mat;
  mat.Color = Albedo.Sample(Linear, uv).xyz;
  mat.Rough = Time;
  float weight;
  float2 q = uv;
  float3 sum = shade(mat, pos.xyz, weight, q);
  float table[4];
  for (uint i = 0; i < count; ++i) {
    float turn = sum.x * i;
    sum += turn;
    table[i & 3] = turn;
  }
  float4x4 world = World;
  world[1] = float4(sum, q.x);
  return mul(world, float4(sum, weight)) + table[count & 3] + Bias.x;
}
