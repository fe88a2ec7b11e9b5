; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A compute shader: thread group size is an attribute; resources are records with the type of their symbol.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-compute"

%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%"class.RWStructuredBuffer<unsigned int>" = type { i32 }

define void @main() "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" {
  %1 = call %dx.types.Handle @dxil.createHandleFromBinding(%dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call i32 @llvm.dx.thread.id(i32 0)
  %3 = shl i32 %2, 1
  %4 = call %dx.types.Handle @dxil.annotateHandle(%dx.types.Handle %1, %dx.types.ResourceProperties { i32 4108, i32 4 })
  call void @dxil.rawBufferStore.i32(%dx.types.Handle %4, i32 %2, i32 0, i32 %3, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare i32 @llvm.dx.thread.id(i32) nounwind willreturn memory(none)

declare void @dxil.rawBufferStore.i32(%dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) nounwind

declare %dx.types.Handle @dxil.annotateHandle(%dx.types.Handle, %dx.types.ResourceProperties) nounwind memory(none)

declare %dx.types.Handle @dxil.createHandleFromBinding(%dx.types.ResBind, i32, i1) nounwind memory(none)

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.resources = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", null, !3, !4}
!2 = !{i32 1, i32 6}
!3 = !{null, !5, null, null}
!4 = !{i32 0, i64 16}
!5 = !{!6}
!6 = !{i32 0, %"class.RWStructuredBuffer<unsigned int>" undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !7}
!7 = !{i32 1, i32 4}
