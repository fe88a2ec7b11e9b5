; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A mesh shader: property 9 is threads, most vertices and primitives, topology and payload bytes.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-mesh"

define void @main() "hlsl.shader"="mesh" {
  %1 = call i32 @llvm.dx.flattened.thread.id.in.group()
  call void @dxil.setMeshOutputCounts(i32 3, i32 1)
  %2 = uitofp i32 %1 to float
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 0, float %2, i32 %1)
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 1, float 0.000000e+00, i32 %1)
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 2, float 0.000000e+00, i32 %1)
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 3, float 1.000000e+00, i32 %1)
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %5

4:
  call void @dxil.emitIndices(i32 0, i32 0, i32 1, i32 2)
  br label %5

5:
  ret void
}

declare void @dxil.emitIndices(i32, i32, i32, i32) nounwind

declare i32 @llvm.dx.flattened.thread.id.in.group() nounwind willreturn memory(none)

declare void @dxil.storeVertexOutput.f32(i32, i32, i8, float, i32) nounwind

declare void @dxil.setMeshOutputCounts(i32, i32) nounwind

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.viewIdState = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", !4, null, !5}
!2 = !{i32 1, i32 6}
!3 = !{}
!4 = !{null, !6, null}
!5 = !{i32 9, !10}
!6 = !{!7}
!7 = !{i32 0, !"SV_Position", i8 9, i8 3, !8, i8 4, i32 1, i8 4, i32 0, i8 0, !9}
!8 = !{i32 0}
!9 = !{i32 3, i32 15}
!10 = !{!11, i32 3, i32 1, i32 2, i32 0}
!11 = !{i32 3, i32 1, i32 1}
