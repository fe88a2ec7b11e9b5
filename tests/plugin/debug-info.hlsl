// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Full debug information of stock clang: part ILDB has the program with it, in
// the layout of LLVM 3.7, and the main part is as it would be without.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-compute -x hlsl -hlsl-entry main -O3 -emit-obj -DSCALE=3 -o %t/plain.dxil %s
// RUN: %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-compute -x hlsl -hlsl-entry main -O3 -emit-obj -debug-info-kind=constructor -dwarf-version=4 -gembed-source -dwarf-debug-flags "-T cs_6_6 -D SCALE=3 -DTEXT=a\ b" -fexperimental-assignment-tracking=disabled -DSCALE=3 -o %t/debug.dxil %s
// RUN: %dxil-dis --extract DXIL %t/plain.dxil -o %t/plain.part
// RUN: %dxil-dis --extract DXIL %t/debug.dxil -o %t/debug.part
// RUN: cmp %t/plain.part %t/debug.part
// RUN: %dxil-dis --extract HASH %t/plain.dxil -o %t/plain.hash
// RUN: %dxil-dis --extract HASH %t/debug.dxil -o %t/debug.hash
// RUN: cmp %t/plain.hash %t/debug.hash
// RUN: %dxil-dis --parts %t/debug.dxil | FileCheck %s --check-prefix=PARTS
// RUN: %dxil-dis --debug --no-headers %t/debug.dxil | FileCheck %s
// RUN: %dxil-val %t/debug.dxil

// PARTS: ILDB
// PARTS: ILDN {{[0-9]+}} {{ *}}44
// PARTS: HASH
// PARTS: DXIL

// CHECK-LABEL: define void @main()
// CHECK: %[[T:.+]] = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96){{.*}}
// CHECK: call void @llvm.dbg.value(metadata i32 %[[T]], i64 0, metadata ![[TVAR:[0-9]+]], metadata ![[EMPTY:[0-9]+]]), !dbg
// CHECK: call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32({{.*}}), !dbg !{{.*}}debug-info.hlsl:{{[0-9]+}}
// CHECK: dx.op.bufferStore.f32
// CHECK: declare void @llvm.dbg.value(metadata, i64, metadata, metadata)

// CHECK: !llvm.dbg.cu = !{![[CU:[0-9]+]]}
// CHECK-DAG: ![[CU]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !{{[0-9]+}}, producer: "{{.*}}", isOptimized: true, runtimeVersion: 0, emissionKind: 1, {{.*}}subprograms: ![[SPS:[0-9]+]], globals: ![[GLOBALS:[0-9]+]])
// CHECK-DAG: ![[SPS]] = !{{{.*}}![[MAIN:[0-9]+]]{{.*}}}
// CHECK-DAG: ![[MAIN]] = distinct !DISubprogram({{.*}}name: "main",{{.*}}isDefinition: true,{{.*}}function: void ()* @main, variables: !
// CHECK-DAG: ![[TVAR]] = !DILocalVariable(tag: DW_TAG_arg_variable, scope: ![[MAIN]], name: "t", {{.*}}arg: 1)
// CHECK-DAG: !DILocalVariable(tag: DW_TAG_auto_variable, scope: ![[MAIN]], name: "a"
// CHECK-DAG: ![[EMPTY]] = !DIExpression()
// CHECK-DAG: ![[GLOBALS]] = !{![[O:[0-9]+]]}
// CHECK-DAG: ![[O]] = distinct !DIGlobalVariable({{.*}}name: "O"
// CHECK-DAG: !{i32 2, !"Dwarf Version", i32 4}
// CHECK-DAG: !{i32 2, !"Debug Info Version", i32 3}
// CHECK-DAG: !{!"SCALE=3", !"TEXT=a b"}
// CHECK-DAG: !{!"-T", !"cs_6_6", !"-D", !"SCALE=3", !"-DTEXT=a b"}
// CHECK-DAG: !{!"{{.*}}debug-info.hlsl", !"// SPDX{{.*}}RWBuffer<float> O{{.*}}"}
// CHECK-NOT: -gen-{{hlsl}}

RWBuffer<float> O : register(u0);

float twice(float x) {
  float y = x * SCALE;
  return y + y;
}

[numthreads(4, 1, 1)]
void main(unsigned t : SV_GroupIndex) {
  float a = O[t];
  if (a > 2)
    a = twice(a);
  O[t] = a;
}
