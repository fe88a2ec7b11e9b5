; Guarded divisions are divisions again; by the constant zero, or by nothing, they are all ones.
; RUN: %opt_dxil -passes=dxil-restore-divisions,verify -S %s | FileCheck %s --implicit-check-not=@dxil.division
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @unknown
; CHECK-NEXT: %[[R:.*]] = urem i32 %a, %b
; CHECK-NEXT: ret i32 %[[R]]
define i32 @unknown(i32 %a, i32 %b) {
  %r = call i32 @dxil.division.urem.i32(i32 %a, i32 %b)
  ret i32 %r
}
; CHECK-LABEL: define i32 @zero
; CHECK-NEXT: ret i32 -1
define i32 @zero(i32 %a) {
  %r = call i32 @dxil.division.sdiv.i32(i32 %a, i32 0)
  ret i32 %r
}
; CHECK-LABEL: define i32 @nothing
; CHECK-NEXT: ret i32 -1
define i32 @nothing(i32 %a) {
  %r = call i32 @dxil.division.sdiv.i32(i32 %a, i32 undef)
  ret i32 %r
}
declare i32 @dxil.division.urem.i32(i32, i32)
declare i32 @dxil.division.sdiv.i32(i32, i32)
