// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module that uses nearly all of the assembly language, as the printer prints it.
#pragma once

namespace dxil::test {

inline constexpr char WholeAssembly[] = R"(target datalayout = "e-m:e-p:32:32-i1:32"
target triple = "dxil-ms-dx"
module asm "line\0Atwo"

%Node = type { i32, %Node*, { i8, <4 x float> } }
%0 = type { half, %0* }
%"odd name" = type <{ i8, [3 x i64] }>
%empty = type {}
%hidden = type opaque

@a = external addrspace(3) global [4 x i32], align 4
@b = internal unnamed_addr constant %Node { i32 7, %Node* @"sch\C3\B6n", { i8, <4 x float> } { i8 -1, <4 x float> <float 1.000000e+00, float 0x3FB99999A0000000, float 0x7FF8000020000000, float -0.000000e+00> } }, section "data", align 8
@"sch\C3\B6n" = weak_odr hidden dllexport thread_local(initialexec) global %Node zeroinitializer
@text = private constant [5 x i8] c"a\22\5C\00z"
@wide = global { i128, fp128, x86_fp80, ppc_fp128 } { i128 u0x80000000000000000000000000000001, fp128 0xL00000000000000007FFF000000000000, x86_fp80 0xK4000C8F5C28F5C28F5C2, ppc_fp128 0xM40000000000000000000000000000000 }
@halves = global [2 x half] [half 0xH3C00, half 0xHFC00]
@numbers = global [3 x i16] [i16 1, i16 -2, i16 32767]
@0 = global i64* inttoptr (i64 ptrtoint (i32 addrspace(3)* getelementptr inbounds ([4 x i32], [4 x i32] addrspace(3)* @a, i32 0, i32 2) to i64) to i64*)
@1 = global i1 icmp eq (i32 ptrtoint (%Node* @b to i32), i32 add nuw (i32 ptrtoint (%0* @late to i32), i32 1))
@late = extern_weak global %0

@2 = internal alias %Node* @b
@named = alias i32* bitcast (i64** @0 to i32*)
; Function Attrs: nounwind readnone
declare hidden fastcc zeroext i8 @declared(i32, i8* nocapture align 4 dereferenceable(16), ...) unnamed_addr #0

declare void @llvm.dbg.value(metadata, i64, metadata, metadata)

; Function Attrs: alwaysinline alignstack
define linkonce_odr cc10 i32 @f(i32 %x, i32 "own"="text" %0, %Node* noalias %p) #1 section "code" align 16 gc "none" prefix i32 5 {
entry:
  %1 = add nuw nsw i32 %x, %0, !dbg !6
  %2 = udiv exact i32 %1, -5
  %q = fadd fast float 1.500000e+00, undef, !dx.precise !9
  %3 = fcmp nnan arcp ult float %q, 2.000000e+00
  %4 = select i1 %3, i32 %2, i32 4
  %5 = alloca [4 x i32], align 4
  %6 = alloca i32, i32 %4
  %7 = getelementptr inbounds [4 x i32], [4 x i32]* %5, i32 0, i32 %4
  store volatile i32 %1, i32* %7, align 4
  %8 = load atomic i32, i32* %7 singlethread acquire, align 4
  %9 = cmpxchg weak volatile i32* %7, i32 %8, i32 3 acq_rel monotonic
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = atomicrmw umax i32* %6, i32 %10 seq_cst
  fence release
  %12 = getelementptr %Node, %Node* %p, i32 0, i32 2, i32 1
  %13 = load <4 x float>, <4 x float>* %12
  %14 = extractelement <4 x float> %13, i32 1
  %15 = insertelement <4 x float> %13, float %14, i32 0
  %16 = shufflevector <4 x float> %15, <4 x float> undef, <2 x i32> <i32 1, i32 undef>
  %17 = insertvalue { i32, i1 } %9, i1 true, 1
  call void @llvm.dbg.value(metadata i32 %1, i64 0, metadata !10, metadata !15), !dbg !6
  %18 = tail call fastcc zeroext i8 (i32, i8*, ...) @declared(i32 %11, i8* nocapture null, i64 5) #0
  %19 = zext i8 %18 to i32
  switch i32 %19, label %20 [
    i32 0, label %loop
    i32 -1, label %"the end"
  ]

; <label>:20                                      ; preds = %entry
  br label %loop

loop:                                             ; preds = %entry, %20, %loop
  %21 = phi i32 [ %19, %20 ], [ %22, %loop ]
  %22 = sub i32 %21, 1
  %23 = icmp sge i32 %22, 0
  br i1 %23, label %loop, label %"the end", !llvm.loop !16

"the end":                                        ; preds = %entry, %loop
  ret i32 %19
}

attributes #0 = { nounwind readnone "key"="value" "alone" }
attributes #1 = { alwaysinline alignstack=16 }

!llvm.dbg.cu = !{!0}
!dx.1odd = !{!4, !5}
!empty = !{}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "x \22y\22", isOptimized: false, runtimeVersion: 0, emissionKind: 1, subprograms: !2)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !{!3}
!3 = !DISubprogram(scope: !1, name: "f", file: !1, line: 3, isLocal: false, isDefinition: true, virtuality: DW_VIRTUALITY_virtual, flags: DIFlagPublic | DIFlagPrototyped | 1048576, isOptimized: false, function: i32 (i32, i32, %Node*)* @f)
!4 = !{!"text \00", i32 5, null, !4, %Node* @b}
!5 = distinct !{!5, float 0x7FF0000000000000, i1 true}
!6 = !DILocation(line: 4, column: 9, scope: !7, inlinedAt: !8)
!7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 4, column: 2)
!8 = !DILocation(line: 7, scope: !3)
!9 = !{i32 1}
!10 = !DILocalVariable(tag: DW_TAG_auto_variable, scope: !3, name: "v", file: !1, line: 4, type: !11)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, align: 32, elements: !13)
!12 = !DIBasicType(name: "float", size: 32, align: 32, encoding: DW_ATE_float)
!13 = !{!14}
!14 = !DISubrange(count: -1, lowerBound: -2)
!15 = !DIExpression(DW_OP_plus, 4, DW_OP_bit_piece, 32, 64, 4660)
!16 = distinct !{!16, !17}
!17 = !DIEnumerator(value: -3, name: "minus")
)";

} // namespace dxil::test
