; An index into a vector of a constant buffer stays what it is when it is not constant, or within the vector.
; RUN: %opt_dxil -passes=dxil-constant-elements,verify -S %s | FileCheck %s --implicit-check-not=dxil.constant.element
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @variable
; CHECK-NEXT: ret i32 %i
define i32 @variable(i32 %i) {
  %r = call i32 @dxil.constant.element(i32 %i, i32 4)
  ret i32 %r
}
; CHECK-LABEL: define i32 @inside
; CHECK-NEXT: ret i32 3
define i32 @inside() {
  %r = call i32 @dxil.constant.element(i32 3, i32 4)
  ret i32 %r
}
; A read that is not reached is none.
; CHECK-LABEL: define i32 @not_reached
; CHECK: ret i32 0
define i32 @not_reached() {
  br i1 false, label %read, label %end
read:
  %r = call i32 @dxil.constant.element(i32 9, i32 4)
  br label %end
end:
  %v = phi i32 [ 0, %0 ], [ %r, %read ]
  ret i32 %v
}
declare i32 @dxil.constant.element(i32, i32)
