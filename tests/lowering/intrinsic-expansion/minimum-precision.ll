; RUN: %opt_dxil -passes=dxil-intrinsic-expansion -S %s | FileCheck %s
;
; Nobody knows the bits of a number of minimum precision: what needs them takes those of a float.
target triple = "dxilv1.2-pc-shadermodel6.2-compute"

; CHECK-LABEL: define i1 @finite
; CHECK: %[[F:.*]] = fpext half %x to float
; CHECK: bitcast float %[[F]] to i32
; CHECK-NOT: bitcast half
define i1 @finite(half %x) {
  %r = call i1 @dxil.isFinite.f16(half %x)
  ret i1 %r
}

; CHECK-LABEL: define half @sign
; CHECK-NOT: bitcast half
; CHECK: %[[R:.*]] = fptrunc float %{{.*}} to half
; CHECK: ret half %[[R]]
define half @sign(half %x, half %y) {
  %r = call half @llvm.copysign.f16(half %x, half %y)
  ret half %r
}
declare i1 @dxil.isFinite.f16(half)
