; A break that nothing may move is a test of a constant that nobody knows, as DXC writes it. One constant for all.
; RUN: %opt_dxil -passes=dxil-loop-breaks,verify -S %s | FileCheck %s --implicit-check-not=dxil.loop.break
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK: @dx.break.cond = internal constant [1 x i32] zeroinitializer
; CHECK-NOT: @dx.break.cond{{.+}} =
; CHECK-LABEL: define void @main
; CHECK: %[[V:.*]] = load i32, ptr @dx.break.cond
; CHECK: %[[T:.*]] = icmp eq i32 %[[V]], 0
; CHECK: br i1 %[[T]], label %after, label %loop
define void @main() {
entry:
  br label %loop
loop:
  %b = call i1 @dxil.loop.break()
  br i1 %b, label %after, label %loop
after:
  ret void
}
; CHECK-LABEL: define void @other
; CHECK: load i32, ptr @dx.break.cond
define void @other() {
entry:
  br label %loop
loop:
  %b = call i1 @dxil.loop.break()
  br i1 %b, label %after, label %loop
after:
  ret void
}
declare i1 @dxil.loop.break()
