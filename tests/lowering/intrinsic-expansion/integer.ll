; RUN: %opt_dxil -passes=dxil-intrinsic-expansion -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @abs
; CHECK: %[[N:.*]] = sub i32 0, %x
; CHECK: call i32 @llvm.smax.i32(i32 %x, i32 %[[N]])
define i32 @abs(i32 %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %r
}
; CHECK-LABEL: define i32 @fshl
; CHECK: %[[A:.*]] = and i32 %z, 31
; CHECK: %[[R:.*]] = sub i32 31, %[[A]]
; CHECK-DAG: %[[H:.*]] = shl i32 %x, %[[A]]
; CHECK-DAG: %[[L1:.*]] = lshr i32 %y, 1
; CHECK-DAG: %[[L:.*]] = lshr i32 %[[L1]], %[[R]]
; CHECK: or i32 %[[H]], %[[L]]
define i32 @fshl(i32 %x, i32 %y, i32 %z) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %z)
  ret i32 %r
}
; CHECK-LABEL: define i32 @ctlz
; CHECK: %[[F:.*]] = call i32 @llvm.dx.firstbituhigh.i32(i32 %x)
; CHECK: %[[Z:.*]] = icmp eq i32 %x, 0
; CHECK: select i1 %[[Z]], i32 32, i32 %[[F]]
define i32 @ctlz(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}
; CHECK-LABEL: define i32 @uaddsat
; CHECK: %[[R:.*]] = xor i32 %y, -1
; CHECK: %[[M:.*]] = call i32 @llvm.umin.i32(i32 %x, i32 %[[R]])
; CHECK: add i32 %[[M]], %y
define i32 @uaddsat(i32 %x, i32 %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}
; UAddc does the i32 form; others are compared.
; CHECK-LABEL: define { i32, i1 } @uaddo32
; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32
define { i32, i1 } @uaddo32(i32 %x, i32 %y) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  ret { i32, i1 } %r
}
; CHECK-LABEL: define { i64, i1 } @uaddo64
; CHECK: %[[S:.*]] = add i64 %x, %y
; CHECK: icmp ult i64 %[[S]], %x
define { i64, i1 } @uaddo64(i64 %x, i64 %y) {
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %x, i64 %y)
  ret { i64, i1 } %r
}
; CHECK-LABEL: define i32 @scmp
; CHECK-DAG: icmp sgt i32 %x, %y
; CHECK-DAG: icmp slt i32 %x, %y
; CHECK: sub i32
define i32 @scmp(i32 %x, i32 %y) {
  %r = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  ret i32 %r
}
; Hints go.
; CHECK-LABEL: define void @hints
; CHECK-NEXT: ret void
define void @hints(i1 %c) {
  call void @llvm.assume(i1 %c)
  ret void
}
