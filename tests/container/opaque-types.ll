; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Undefined values of opaque types name types in metadata: DXC's part STAT has them for resources of matrices.

; RUN: %dxil-as %s -o %t.dxil && %dxil-dis --no-headers %t.dxil | FileCheck %s
; RUN: %dxil-dis --extract DXIL %t.dxil -o %t.program && %dxil-dis --no-headers %t.program | FileCheck %s
; CHECK: %"class.StructuredBuffer<matrix<float, 4, 4> >" = type opaque
; CHECK: !{i32 0, %"class.StructuredBuffer<matrix<float, 4, 4> >" undef}

target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%"class.StructuredBuffer<matrix<float, 4, 4> >" = type opaque

define void @plain() {
  ret void
}

!0 = !{i32 1, i32 8}
!1 = !{!"lib", i32 6, i32 8}
!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.typeAnnotations = !{!4}
!dx.entryPoints = !{!2}
!2 = !{null, !"", null, null, !3}
!3 = !{i32 0, i64 8589934592}
!4 = !{i32 0, %"class.StructuredBuffer<matrix<float, 4, 4> >" undef}
