; Operations across lanes have the token of the loop that they stand in, breaks included; others are not convergent.
; RUN: %opt_dxil -passes=dxil-convergence,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define void @main
; CHECK: %[[ENTRY:.*]] = call token @llvm.experimental.convergence.entry()
; CHECK: %[[LOOP:.*]] = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %[[ENTRY]]) ]
; CHECK: leave:
; CHECK: call i32 @llvm.dx.wave.reduce.usum.i32(i32 1) {{.*}}[ "convergencectrl"(token %[[LOOP]]) ]
; CHECK: %[[BREAK:.*]] = call i1 @dxil.loop.break()
; CHECK: br i1 %[[BREAK]], label %end, label %loop
; CHECK: end:
; CHECK: call float @llvm.dx.ddx.coarse.f32(float %x) {{.*}}[ "convergencectrl"(token %[[ENTRY]]) ]
; CHECK: call i32 @plain()
; CHECK-NOT: convergencectrl
; CHECK: ret void
define void @main(i1 %c, float %x) convergent {
entry:
  br label %loop
loop:
  br i1 %c, label %leave, label %loop
leave:
  %s = call i32 @llvm.dx.wave.reduce.usum.i32(i32 1)
  %b = call i1 @dxil.loop.break()
  br i1 %b, label %end, label %loop
end:
  %d = call float @llvm.dx.ddx.coarse.f32(float %x)
  %p = call i32 @plain() convergent
  ret void
}
; A break that keeps nothing in its loop is a plain one.
; CHECK-LABEL: define void @other
; CHECK-NOT: dxil.loop.break
; CHECK: ret void
define void @other(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %leave, label %loop
leave:
  %b = call i1 @dxil.loop.break()
  br i1 %b, label %end, label %loop
end:
  ret void
}
; CHECK: declare i32 @plain(){{$}}
declare i32 @plain()
declare i1 @dxil.loop.break()
