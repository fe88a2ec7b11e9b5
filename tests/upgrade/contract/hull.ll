; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A hull shader: property 3 names the patch constant function, control points, domain, partitioning, output
; primitive and the largest factor; that function says which stage it belongs to.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-hull"

define void @patch() "dxil.stage"="hull" {
  call void @dxil.storePatchConstant.f32(i32 0, i32 0, i8 0, float 2.000000e+00)
  call void @dxil.storePatchConstant.f32(i32 0, i32 1, i8 0, float 2.000000e+00)
  call void @dxil.storePatchConstant.f32(i32 0, i32 2, i8 0, float 2.000000e+00)
  call void @dxil.storePatchConstant.f32(i32 1, i32 0, i8 0, float 2.000000e+00)
  ret void
}

define void @main() "hlsl.shader"="hull" {
  %1 = call i32 @dxil.outputControlPointID.i32()
  %2 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 %1)
  %3 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 1, i32 %1)
  %4 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 2, i32 %1)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %2)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %3)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %4)
  ret void
}

declare i32 @dxil.outputControlPointID.i32() nounwind memory(none)

declare float @dxil.loadInput.f32(i32, i32, i8, i32) nounwind memory(none)

declare void @dxil.storeOutput.f32(i32, i32, i8, float) nounwind

declare void @dxil.storePatchConstant.f32(i32, i32, i8, float) nounwind

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.viewIdState = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", !4, null, !5}
!2 = !{i32 1, i32 6}
!3 = !{}
!4 = !{!6, !6, !7}
!5 = !{i32 3, !15}
!6 = !{!8}
!7 = !{!11, !12}
!8 = !{i32 0, !"POSITION", i8 9, i8 0, !9, i8 2, i32 1, i8 3, i32 0, i8 0, !10}
!9 = !{i32 0}
!10 = !{i32 3, i32 7}
!11 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !13, i8 0, i32 3, i8 1, i32 0, i8 3, !14}
!12 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !9, i8 0, i32 1, i8 1, i32 3, i8 0, !14}
!13 = !{i32 0, i32 1, i32 2}
!14 = !{i32 3, i32 1}
!15 = !{ptr @patch, i32 3, i32 3, i32 2, i32 1, i32 3, float 6.400000e+01}
