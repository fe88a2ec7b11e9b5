; RUN: %opt_dxil -passes=dxil-guard-divisions -S %s | FileCheck %s --check-prefix=GUARD
; RUN: %opt_dxil -passes=dxil-guard-divisions,dxil-split-divisions,dxil-restore-divisions -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; A divisor that may be zero is kept from the optimiser; a constant is not.
; GUARD-LABEL: define i32 @scalar
; GUARD: call i32 @dxil.division.urem.i32(i32 %a, i32 %b)
; GUARD: sdiv i32 {{.*}}, 3
; CHECK-LABEL: define i32 @scalar
; CHECK: urem i32 %a, %b
; CHECK-NOT: @dxil.division
define i32 @scalar(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  %s = sdiv i32 %r, 3
  ret i32 %s
}
; GUARD-LABEL: define <2 x i32> @vector
; GUARD: call <2 x i32> @dxil.division.sdiv.v2i32
; CHECK-LABEL: define <2 x i32> @vector
; CHECK-COUNT-2: sdiv i32
; CHECK: ret
define <2 x i32> @vector(<2 x i32> %a, <2 x i32> %b) {
  %r = sdiv <2 x i32> %a, %b
  ret <2 x i32> %r
}
; By nothing at all: all ones as well.
; CHECK-LABEL: define i32 @nothing
; CHECK: ret i32 -1
define i32 @nothing(i32 %a) {
  %r = udiv i32 %a, undef
  ret i32 %r
}
; By the constant zero: all ones.
; CHECK-LABEL: define i32 @zero
; CHECK: ret i32 -1
define i32 @zero(i32 %a) {
  %r = udiv i32 %a, 0
  ret i32 %r
}
