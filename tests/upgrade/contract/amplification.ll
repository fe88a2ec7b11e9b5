; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; An amplification shader: property 10 is threads and payload bytes; the payload is in group shared memory.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-amplification"

%struct.P = type { i32 }

@"\01?p@@3UP@@A" = external addrspace(3) global %struct.P, align 4

define void @main() "hlsl.shader"="amplification" {
  %1 = call i32 @llvm.dx.group.id(i32 0)
  store i32 %1, ptr addrspace(3) @"\01?p@@3UP@@A", align 4, !tbaa !0
  call void @dxil.dispatchMesh.struct.P(i32 1, i32 1, i32 1, ptr addrspace(3) @"\01?p@@3UP@@A")
  ret void
}

declare i32 @llvm.dx.group.id(i32) nounwind willreturn memory(none)

declare void @dxil.dispatchMesh.struct.P(i32, i32, i32, ptr addrspace(3)) nounwind

!dx.valver = !{!1}
!dxil.structTypes = !{!2}
!dxil.entryPoints = !{!3}
!dxil.version = !{!4}

!0 = !{!8, !8, i64 0}
!1 = !{i32 1, i32 10}
!2 = !{%struct.P undef}
!3 = !{ptr @main, !"main", null, null, !5}
!4 = !{i32 1, i32 6}
!5 = !{i32 10, !6}
!6 = !{!7, i32 4}
!7 = !{i32 1, i32 1, i32 1}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
