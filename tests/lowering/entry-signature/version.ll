; A module of a newer version of the IR contract is refused, one of this version is not.
; RUN: split-file %s %t
; RUN: not %opt_dxil -passes=dxil-entry-signature -S %t/newer.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-entry-signature -S %t/word.ll 2>&1 | FileCheck %s --check-prefix=WORD
; RUN: %opt_dxil -passes=dxil-entry-signature -S %t/same.ll | FileCheck %s --check-prefix=SAME

; CHECK: error: {{.*}}the module is of version 2 of the IR contract (expected at most 1)
; WORD: error: {{.*}}the module is of version that is no number of the IR contract (expected at most 1)
; SAME: define void @main

;--- newer.ll
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dxil.contract", i32 2}

;--- same.ll
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dxil.contract", i32 1}

;--- word.ll
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dxil.contract", !"new"}
