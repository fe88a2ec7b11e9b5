; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; What the parts of a container are derived from: the finished module, whatever flags it came with.
;
; RUN: split-file %s %t
; RUN: %opt_dxil -disable-output -passes=dxil-write %t/parts.ll | %dxil-dis - | FileCheck %s
; RUN: not %opt_dxil -disable-output -passes=dxil-write %t/no-metadata.ll 2>&1 | FileCheck %s --check-prefix=NOMETADATA
; RUN: not %opt_dxil -disable-output -passes=dxil-write %t/bad-rootsignature.ll 2>&1 | FileCheck %s --check-prefix=BADROOT

;--- parts.ll
; The module says minimum precision (bit 5) and doubles (bit 2): it has doubles alone. Version 3 of
; PSV0 goes with validator 1.8.
; CHECK: ; SFI0 {{.*}} 8
; CHECK-NEXT: ; ISG1 {{.*}} 8
; CHECK-NEXT: ; OSG1 {{.*}} 8
; CHECK-NEXT: ; PSV0
; CHECK-NEXT: ; HASH {{.*}} 20
; CHECK-NEXT: ; DXIL
; CHECK: ; features:
; CHECK-NEXT: ;   Double-precision arithmetic
; CHECK: ; pipeline state, version 3, compute:
; CHECK: ;   threads 8x4x2
; CHECK: ; cb {{ *}}cbuffer 4 bytes {{ *}}0 {{ *}}b0 {{ *}}3 {{ *}}1
; CHECK: !{i32 0, i64 4, i32 4,
target triple = "dxil-pc-shadermodel6.6-compute"
%cb = type { float }
@g = internal addrspace(3) global double undef, align 8
define void @main() {
  %x = load double, ptr addrspace(3) @g
  %y = fadd double %x, %x
  store double %y, ptr addrspace(3) @g
  ret void
}
!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!6}
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 6}
!3 = !{null, null, !4, null}
!4 = !{!5}
!5 = !{i32 0, %cb undef, !"cb", i32 3, i32 0, i32 1, i32 4, null}
!6 = !{ptr @main, !"main", null, !3, !7}
!7 = !{i32 0, i64 36, i32 4, !8}
!8 = !{i32 8, i32 4, i32 2}

;--- no-metadata.ll
; NOMETADATA: error: {{.*}}the module names no shader model (expected metadata dx.shaderModel)
target triple = "dxil-pc-shadermodel6.6-compute"

;--- bad-rootsignature.ll
; BADROOT: error: {{.*}}in function main{{.*}}invalid root signature:
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() {
  ret void
}
!dx.shaderModel = !{!0}
!dx.entryPoints = !{!1}
!dx.rootsignatures = !{!2}
!0 = !{!"cs", i32 6, i32 6}
!1 = !{ptr @main, !"main", null, null, null}
!2 = !{ptr @main, !3, i32 2}
!3 = !{!4}
!4 = !{!"NoSuchElement", i32 1}
