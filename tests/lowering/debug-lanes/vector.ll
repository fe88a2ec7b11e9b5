; A variable that is a vector put together of known numbers is described number by number.
; RUN: %opt_dxil -passes=dxil-debug-lanes,verify -S %s | FileCheck %s
; CHECK-LABEL: define void @main
; CHECK-DAG: #dbg_value(float %a, ![[V:[0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 0, 32)
; CHECK-DAG: #dbg_value(float %b, ![[V]], !DIExpression(DW_OP_LLVM_fragment, 32, 32)
; CHECK: store <2 x float> %v, ptr %p
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main(float %a, float %b, ptr %p) !dbg !5 {
  %v0 = insertelement <2 x float> poison, float %a, i32 0
  %v = insertelement <2 x float> %v0, float %b, i32 1
    #dbg_value(<2 x float> %v, !8, !DIExpression(), !7)
  store <2 x float> %v, ptr %p, !dbg !7
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "test", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !{null}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !2)
!7 = !DILocation(line: 2, column: 3, scope: !5)
!8 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2, type: !9)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, flags: DIFlagVector, elements: !11)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !{!12}
!12 = !DISubrange(count: 2)
