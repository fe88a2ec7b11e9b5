; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A geometry shader: property 1 is the input primitive, the most vertices, the streams' mask, topology, instances.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-geometry"

define void @main() "hlsl.shader"="geometry" {
  %1 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 0)
  %2 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 1, i32 0)
  %3 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 2, i32 0)
  %4 = call reassoc nnan ninf nsz arcp afn float @dxil.loadInput.f32(i32 0, i32 0, i8 3, i32 0)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %1)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %2)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %3)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 3, float %4)
  call void @dxil.emitStream(i8 0)
  ret void
}

declare float @dxil.loadInput.f32(i32, i32, i8, i32) nounwind memory(none)

declare void @dxil.storeOutput.f32(i32, i32, i8, float) nounwind

declare void @dxil.emitStream(i8) nounwind

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.viewIdState = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", !4, null, !5}
!2 = !{i32 1, i32 6}
!3 = !{}
!4 = !{!6, !6, null}
!5 = !{i32 1, !10}
!6 = !{!7}
!7 = !{i32 0, !"SV_Position", i8 9, i8 3, !8, i8 4, i32 1, i8 4, i32 0, i8 0, !9}
!8 = !{i32 0}
!9 = !{i32 3, i32 15}
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
