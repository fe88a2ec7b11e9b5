; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A library function that is no entry: the entry list holds the library's own record, and the function is exported.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.6-library"

define float @"\01?Twice@@YAMM@Z"(float %x) nounwind memory(none) {
  %1 = fmul fast float %x, 2.000000e+00
  ret float %1
}

!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!dxil.typeAnnotations = !{!3}

!0 = !{i32 1, i32 10}
!1 = !{null, !"", null, null, null}
!2 = !{i32 1, i32 6}
!3 = !{i32 1, ptr @"\01?Twice@@YAMM@Z", !4}
!4 = !{!5, !6}
!5 = !{i32 1, !7, !8}
!6 = !{i32 0, !7, !8}
!7 = !{i32 7, i32 9}
!8 = !{}
