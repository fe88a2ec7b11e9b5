; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A domain shader: property 2 is the domain and the number of control points; its third signature is read.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-domain"

define void @main() "hlsl.shader"="domain" {
  %1 = call reassoc nnan ninf nsz arcp afn float @dxil.loadPatchConstant.f32(i32 1, i32 0, i8 0)
  %2 = call reassoc nnan ninf nsz arcp afn float @dxil.domainLocation.f32(i8 0)
  %3 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 0)
  %4 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 1, i32 0)
  %5 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 2, i32 0)
  %6 = fmul fast float %3, %2
  %7 = fmul fast float %4, %2
  %8 = fmul fast float %5, %2
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %6)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %7)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %8)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 3, float %1)
  ret void
}

declare float @dxil.domainLocation.f32(i8) nounwind memory(none)

declare float @dxil.loadInput.f32(i32, i32, i8, i32) nounwind memory(none)

declare void @dxil.storeOutput.f32(i32, i32, i8, float) nounwind

declare float @dxil.loadPatchConstant.f32(i32, i32, i8) nounwind memory(none)

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.viewIdState = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", !4, null, !5}
!2 = !{i32 1, i32 6}
!3 = !{}
!4 = !{!6, !7, !8}
!5 = !{i32 2, !18}
!6 = !{!9}
!7 = !{!12}
!8 = !{!14, !15}
!9 = !{i32 0, !"POSITION", i8 9, i8 0, !10, i8 2, i32 1, i8 3, i32 0, i8 0, !11}
!10 = !{i32 0}
!11 = !{i32 3, i32 7}
!12 = !{i32 0, !"SV_Position", i8 9, i8 3, !10, i8 4, i32 1, i8 4, i32 0, i8 0, !13}
!13 = !{i32 3, i32 15}
!14 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !16, i8 0, i32 3, i8 1, i32 0, i8 3, null}
!15 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !10, i8 0, i32 1, i8 1, i32 3, i8 0, !17}
!16 = !{i32 0, i32 1, i32 2}
!17 = !{i32 3, i32 1}
!18 = !{i32 2, i32 3}
