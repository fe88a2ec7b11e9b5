; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Each ray tracing stage in a library: properties 6 and 7 are bytes of payload (or callable data) and attributes;
; `!dxil.paramTypes` says what the pointers point to, and type annotations describe parameters.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-library"

%struct.D = type { i32 }
%struct.A = type { <2 x float> }
%struct.P = type { <4 x float> }

define void @RayGen() nounwind "hlsl.shader"="raygeneration" {
  %1 = alloca %struct.D, align 8
  %2 = call i32 @dxil.dispatchRaysIndex.i32(i8 0)
  %3 = getelementptr inbounds %struct.D, ptr %1, i32 0, i32 0
  store i32 %2, ptr %3, align 8
  call void @dxil.callShader.struct.D(i32 0, ptr %1)
  ret void
}

define void @ClosestHit(ptr noalias captures(none) %p, ptr readonly captures(none) %a) nounwind "hlsl.shader"="closesthit" !dxil.paramTypes !0 {
  %1 = getelementptr inbounds %struct.A, ptr %a, i32 0, i32 0
  %2 = load <2 x float>, ptr %1, align 4
  %3 = extractelement <2 x float> %2, i64 0
  %4 = extractelement <2 x float> %2, i64 1
  %5 = call reassoc nnan ninf nsz arcp afn float @dxil.rayTCurrent.f32()
  %6 = insertelement <4 x float> undef, float %3, i64 0
  %7 = insertelement <4 x float> %6, float %4, i64 1
  %8 = insertelement <4 x float> %7, float %5, i64 2
  %9 = insertelement <4 x float> %8, float 1.000000e+00, i64 3
  %10 = getelementptr inbounds %struct.P, ptr %p, i32 0, i32 0
  store <4 x float> %9, ptr %10, align 4
  ret void
}

define void @AnyHit(ptr noalias captures(none) %p, ptr readonly captures(none) %a) nounwind "hlsl.shader"="anyhit" !dxil.paramTypes !0 {
  %1 = getelementptr inbounds %struct.P, ptr %p, i32 0, i32 0
  %2 = load <4 x float>, ptr %1, align 4
  %3 = getelementptr inbounds %struct.A, ptr %a, i32 0, i32 0
  %4 = load <2 x float>, ptr %3, align 4
  %5 = extractelement <2 x float> %4, i32 0
  %6 = fcmp fast ogt float %5, 5.000000e-01
  br i1 %6, label %7, label %8

7:
  store <4 x float> %2, ptr %1, align 4
  call void @dxil.ignoreHit()
  unreachable

8:
  store <4 x float> %2, ptr %1, align 4
  ret void
}

define void @Miss(ptr noalias captures(none) %p) nounwind "hlsl.shader"="miss" !dxil.paramTypes !1 {
  %1 = getelementptr inbounds %struct.P, ptr %p, i32 0, i32 0
  store <4 x float> zeroinitializer, ptr %1, align 4
  ret void
}

define void @Intersection() nounwind "hlsl.shader"="intersection" {
  %1 = alloca %struct.A, align 8
  %2 = getelementptr inbounds %struct.A, ptr %1, i32 0, i32 0
  store <2 x float> zeroinitializer, ptr %2, align 8
  %3 = call i1 @dxil.reportHit.struct.A(float 1.000000e+00, i32 0, ptr %1)
  ret void
}

define void @Callable(ptr noalias captures(none) %d) nounwind "hlsl.shader"="callable" !dxil.paramTypes !2 {
  %1 = getelementptr inbounds %struct.D, ptr %d, i32 0, i32 0
  %2 = load i32, ptr %1, align 4
  %3 = add i32 %2, 1
  store i32 %3, ptr %1, align 4
  ret void
}

declare i32 @dxil.dispatchRaysIndex.i32(i8) nounwind memory(none)

declare void @dxil.callShader.struct.D(i32, ptr) nounwind

declare float @dxil.rayTCurrent.f32() nounwind memory(read)

declare void @dxil.ignoreHit() noreturn nounwind

declare i1 @dxil.reportHit.struct.A(float, i32, ptr) nounwind

!dx.valver = !{!3}
!dxil.structTypes = !{!4}
!dxil.entryPoints = !{!5, !6, !7, !8, !9, !10, !11}
!dxil.version = !{!12}
!dxil.typeAnnotations = !{!13}

!0 = !{%struct.P undef, %struct.A undef}
!1 = !{%struct.P undef}
!2 = !{%struct.D undef}
!3 = !{i32 1, i32 10}
!4 = !{%struct.P undef, %struct.A undef, %struct.D undef}
!5 = !{null, !"", null, null, null}
!6 = !{ptr @AnyHit, !"AnyHit", null, null, !14}
!7 = !{ptr @Callable, !"Callable", null, null, !15}
!8 = !{ptr @ClosestHit, !"ClosestHit", null, null, !14}
!9 = !{ptr @Intersection, !"Intersection", null, null, !16}
!10 = !{ptr @Miss, !"Miss", null, null, !17}
!11 = !{ptr @RayGen, !"RayGen", null, null, !16}
!12 = !{i32 1, i32 6}
!13 = !{i32 1, ptr @RayGen, !18, ptr @ClosestHit, !19, ptr @AnyHit, !19, ptr @Miss, !20, ptr @Intersection, !18, ptr @Callable, !20}
!14 = !{i32 6, i32 16, i32 7, i32 8, i32 5, !21}
!15 = !{i32 6, i32 4, i32 5, !21}
!16 = !{i32 5, !21}
!17 = !{i32 6, i32 16, i32 5, !21}
!18 = !{!22}
!19 = !{!22, !23, !24}
!20 = !{!22, !23}
!21 = !{i32 0}
!22 = !{i32 1, !25, !25}
!23 = !{i32 2, !25, !25}
!24 = !{i32 0, !25, !25}
!25 = !{}
