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

%"class.RWStructuredBuffer<unsigned int>" = type { i32 }

define void @main() "hlsl.numthreads"="8,1,1" "hlsl.shader"="compute" {
  %1 = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %2 = call i32 @llvm.dx.thread.id(i32 0)
  %3 = shl i32 %2, 1
  call void @llvm.dx.resource.store.rawbuffer.tdx.RawBuffer_i32_1_0t.i32(target("dx.RawBuffer", i32, 1, 0) %1, i32 %2, i32 0, i32 %3)
  ret void
}

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
