; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A vertex shader: system values that need no register stand in the signature like user semantics.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-vertex"

define void @main() "hlsl.shader"="vertex" {
  %1 = call i32 @dxil.loadInput.i32(i32 1, i32 0, i8 0, i32 undef)
  %2 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 undef)
  %3 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 1, i32 undef)
  %4 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 2, i32 undef)
  %5 = and i32 %1, 1
  %6 = uitofp i32 %5 to float
  %7 = lshr i32 %1, 1
  %8 = uitofp i32 %7 to float
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %2)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %3)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %4)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 3, float 1.000000e+00)
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 0, float %6)
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 1, float %8)
  ret void
}

declare float @dxil.loadInput.f32(i32, i32, i8, i32) nounwind memory(none)

declare i32 @dxil.loadInput.i32(i32, i32, i8, i32) nounwind memory(none)

declare void @dxil.storeOutput.f32(i32, i32, i8, float) nounwind

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.viewIdState = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", !4, null, null}
!2 = !{i32 1, i32 6}
!3 = !{}
!4 = !{!5, !6, null}
!5 = !{!7, !8}
!6 = !{!12, !13}
!7 = !{i32 0, !"POSITION", i8 9, i8 0, !9, i8 0, i32 1, i8 3, i32 0, i8 0, !10}
!8 = !{i32 1, !"SV_VertexID", i8 5, i8 1, !9, i8 0, i32 1, i8 1, i32 1, i8 0, !11}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{i32 3, i32 1}
!12 = !{i32 0, !"SV_Position", i8 9, i8 3, !9, i8 4, i32 1, i8 4, i32 0, i8 0, !14}
!13 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !9, i8 2, i32 1, i8 2, i32 1, i8 0, !15}
!14 = !{i32 3, i32 15}
!15 = !{i32 3, i32 3}
