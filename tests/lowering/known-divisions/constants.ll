; A guarded division whose divisor has turned out to be a constant is a division again, so that LLVM computes with it;
; others, and those by zero, stay.
; RUN: %opt_dxil -passes=dxil-known-divisions,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @known
; CHECK: udiv i32 %a, 7
define i32 @known(i32 %a) {
  %r = call i32 @dxil.division.udiv.i32(i32 %a, i32 7)
  ret i32 %r
}
; CHECK-LABEL: define i32 @unknown
; CHECK: call i32 @dxil.division.udiv.i32(i32 %a, i32 %b)
define i32 @unknown(i32 %a, i32 %b) {
  %r = call i32 @dxil.division.udiv.i32(i32 %a, i32 %b)
  ret i32 %r
}
; CHECK-LABEL: define i32 @zero
; CHECK: call i32 @dxil.division.udiv.i32(i32 %a, i32 0)
define i32 @zero(i32 %a) {
  %r = call i32 @dxil.division.udiv.i32(i32 %a, i32 0)
  ret i32 %r
}
declare i32 @dxil.division.udiv.i32(i32, i32)
