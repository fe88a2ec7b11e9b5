; No mark is left, and calls of other functions are.
; RUN: %opt_dxil -passes=dxil-loop-marks-end,verify -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK-LABEL: define void @main
; CHECK-NEXT: call void @other()
; CHECK-NEXT: ret void
define void @main() {
  call void @llvm.sideeffect()
  call void @other()
  call void @llvm.sideeffect()
  ret void
}

declare void @llvm.sideeffect()
declare void @other()
