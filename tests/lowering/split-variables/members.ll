; An array that is indexed at run time becomes a variable of its own, and so do the members around it. Copies, fills and
; whole values go member by member. The debug record becomes one of each part.
; RUN: %opt_dxil -passes=dxil-split-variables,verify -S %s | FileCheck %s
target datalayout = "e-p:32:32-i64:64-v96:32:32"
target triple = "dxil-pc-shadermodel6.6-compute"

%Inner = type { [2 x [3 x float]], float }
%S = type { [3 x float], [8 x float], %Inner, i32 }

declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)
declare void @use(ptr)

; CHECK-LABEL: define float @members
; CHECK: %[[P:.+]] = alloca [3 x float], align 8
; CHECK: %[[A:.+]] = alloca [8 x float], align 4
; CHECK: %[[W:.+]] = alloca [2 x [3 x float]], align 4
; CHECK: %[[F:.+]] = alloca float, align 4
; CHECK: %[[K:.+]] = alloca i32, align 8
; CHECK: #dbg_declare(ptr %[[P]], !{{.*}}, !DIExpression(DW_OP_LLVM_fragment, 0, 96)
; CHECK: #dbg_declare(ptr %[[A]], !{{.*}}, !DIExpression(DW_OP_LLVM_fragment, 96, 256)
; CHECK: store [3 x float] zeroinitializer, ptr %[[P]]
; CHECK: store i32 0, ptr %[[K]]
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 8 %[[P]], ptr align 4 %from, i64 12, i1 false)
; CHECK: [[FROM:%.+]] = getelementptr i8, ptr %from, i32 12
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %[[A]], ptr align 4 [[FROM]], i64 32, i1 false)
; CHECK: call void @llvm.memset.p0.i64(ptr align 4 %[[F]], i8 0, i64 4, i1 false)
; CHECK: call void @llvm.memset.p0.i64(ptr align 8 %[[K]], i8 0, i64 4, i1 false)
; CHECK: getelementptr [4 x i8], ptr %[[A]], i32 %i
; CHECK: [[ROW:%.+]] = getelementptr [12 x i8], ptr %[[W]], i32 %i
; CHECK: getelementptr i8, ptr [[ROW]], i32 8
; CHECK: [[Y:%.+]] = getelementptr i8, ptr %[[P]], i32 4
; CHECK: load float, ptr [[Y]]
define float @members(ptr %from, i32 %i) !dbg !5 {
  %s = alloca %S, align 8
    #dbg_declare(ptr %s, !8, !DIExpression(), !7)
  store %S zeroinitializer, ptr %s, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %s, ptr align 4 %from, i32 76, i1 false)
  %f = getelementptr i8, ptr %s, i32 68
  call void @llvm.memset.p0.i32(ptr align 4 %f, i8 0, i32 8, i1 false)
  %a = getelementptr i8, ptr %s, i32 12
  %ai = getelementptr [4 x i8], ptr %a, i32 %i
  %x = load float, ptr %ai
  %w = getelementptr i8, ptr %s, i32 44
  %wi = getelementptr [12 x i8], ptr %w, i32 %i
  %wiz = getelementptr i8, ptr %wi, i32 8
  %z = load float, ptr %wiz
  %py = getelementptr i8, ptr %s, i32 4
  %y = load float, ptr %py
  %sum = fadd float %x, %z
  %all = fadd float %sum, %y
  ret float %all
}

; Typed addresses, as clang has them, and elements of an array of structs.
; CHECK-LABEL: define float @elements
; CHECK-COUNT-9: alloca
; CHECK-NOT: alloca
; CHECK: [[BASE:%.+]] = getelementptr i8, ptr %{{.+}}, i32 -88
define float @elements(i32 %i) {
  %s = alloca [2 x %S]
  %p = getelementptr [2 x %S], ptr %s, i32 0, i32 1, i32 1, i32 %i
  %v = load float, ptr %p
  %q = getelementptr [2 x %S], ptr %s, i32 0, i32 0, i32 2, i32 0, i32 %i, i32 1
  %u = load float, ptr %q
  %r = fadd float %u, %v
  ret float %r
}

; Variables that stay: an index of the whole, a call, a choice of addresses, an access of two members.
; CHECK-LABEL: define void @whole
; CHECK: alloca [2 x %S]
; CHECK: alloca %S
; CHECK: alloca %S
; CHECK: alloca %S
; CHECK-NOT: alloca
define void @whole(i32 %i, i1 %c) {
  %array = alloca [2 x %S]
  %passed = alloca %S
  %chosen = alloca %S
  %two = alloca %S
  %element = getelementptr [76 x i8], ptr %array, i32 %i
  store float 1.0, ptr %element
  call void @use(ptr %passed)
  %pa = getelementptr %S, ptr %passed, i32 0, i32 1, i32 %i
  store float 1.0, ptr %pa
  %ca = getelementptr %S, ptr %chosen, i32 0, i32 1, i32 %i
  %choice = select i1 %c, ptr %ca, ptr %chosen
  store float 1.0, ptr %choice
  %ta = getelementptr %S, ptr %two, i32 0, i32 1, i32 %i
  store float 1.0, ptr %ta
  store <4 x float> zeroinitializer, ptr %two
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "test", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.hlsl", directory: "")
!2 = !{null}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "members", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !2)
!7 = !DILocation(line: 2, column: 3, scope: !5)
!8 = !DILocalVariable(name: "s", scope: !5, file: !1, line: 2, type: !9)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 608, elements: !10)
!10 = !{}
