// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subobjects of state objects are in RDAT, and no variables of the program.
//
// RUN: %dxil-cc -T lib_6_8 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: %dxil-dis --yaml %t.dxil | FileCheck %s
// RUN: FileCheck --check-prefix=PROGRAM %s < %t.txt
// PROGRAM: target triple
// PROGRAM-NOT: Signature
// PROGRAM-NOT: = {{.*}}global
// PROGRAM: define void @"\01?Trace@@
// RUN: not %dxil-cc -T lib_6_8 -DBAD=1 %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD1 %s
// BAD1: subobjects.hlsl:{{[0-9]+}}:{{.*}}error: invalid root signature: expected RootFlags
// RUN: not %dxil-cc -T lib_6_8 -DBAD=2 %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD2 %s
// BAD2: subobjects.hlsl:{{[0-9]+}}:{{.*}}error: wrong number of elements in initializer for 'TriangleHitGroup' (expected 2, have 3)
// RUN: not %dxil-cc -T lib_6_8 -DBAD=3 %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD3 %s
// BAD3: subobjects.hlsl:{{[0-9]+}}:{{.*}}error: expression is not a constant expression: its value must be known at compile time
// CHECK: subobjects:
// CHECK-NEXT: kind: 1
// CHECK-NEXT: name: "Global"
// CHECK-NEXT: rootSignature: [2, 0, 0, 0, 1, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 0, 2,
// CHECK-NEXT: kind: 2
// CHECK-NEXT: name: "Local"
// CHECK-NEXT: rootSignature: [2, 0, 0, 0, 1, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 128, 0, 0, 0, 4,
// CHECK-NEXT: kind: 0
// CHECK-NEXT: name: "Config"
// CHECK-NEXT: flags: 3
// CHECK-NEXT: kind: 8
// CHECK-NEXT: name: "Some"
// CHECK-NEXT: subobject: "Local"
// CHECK-NEXT: exports: ["Hit", "Miss"]
// CHECK-NEXT: kind: 8
// CHECK-NEXT: name: "Default"
// CHECK-NEXT: subobject: "Local"
// CHECK-NEXT: exports: []
// CHECK-NEXT: kind: 9
// CHECK-NEXT: name: "Shaders"
// CHECK-NEXT: maxPayload: 128
// CHECK-NEXT: maxAttributes: 64
// CHECK-NEXT: kind: 10
// CHECK-NEXT: name: "Depth"
// CHECK-NEXT: maxRecursion: 31
// CHECK-NEXT: kind: 12
// CHECK-NEXT: name: "Depth1"
// CHECK-NEXT: maxRecursion: 7
// CHECK-NEXT: flags: 256
// CHECK-NEXT: kind: 11
// CHECK-NEXT: name: "Flat"
// CHECK-NEXT: type: 0
// CHECK-NEXT: anyHit: "Any"
// CHECK-NEXT: closestHit: "Closest"
// CHECK-NEXT: intersection: ""
// CHECK-NEXT: kind: 11
// CHECK-NEXT: name: "Round"
// CHECK-NEXT: type: 1
// CHECK-NEXT: anyHit: ""
// CHECK-NEXT: closestHit: "Closest"
// CHECK-NEXT: intersection: "Box"
GlobalRootSignature Global = {"CBV(b0)"};
LocalRootSignature Local = { "UAV(u0), RootFlags(LOCAL_ROOT_SIGNATURE)" };
StateObjectConfig Config = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS |
                             STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS };
SubobjectToExportsAssociation Some = { "Local", "Hit;Miss" };
SubobjectToExportsAssociation Default = { "Local", "" };
RaytracingShaderConfig Shaders = { 4 * 32, 64 };
RaytracingPipelineConfig Depth = { 31 };
RaytracingPipelineConfig1 Depth1 = { 7, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup Flat = { "Any", "Closest" };
ProceduralPrimitiveHitGroup Round = { "", "Closest", "Box" };
#if BAD == 1
GlobalRootSignature Bad = { "nothing" };
#elif BAD == 2
TriangleHitGroup Bad = { "a", "b", "c" };
#elif BAD == 3
uint Unknown;
RaytracingPipelineConfig Bad = { Unknown };
#endif

[shader("raygeneration")]
void Trace() {}
