; An operation that an optimizer has taken out of the loop of its token is led back into it, once for several.
; RUN: %opt_dxil -passes=dxil-structured-loops,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @main
; CHECK: loop:
; CHECK-NEXT: %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ undef, %second ]
; CHECK: first:
; CHECK-NOT: dxil.loop.break
; CHECK: second:
; CHECK: %[[BREAK:.*]] = call i1 @dxil.loop.break()
; CHECK: br i1 %[[BREAK]], label %[[REST:.*]], label %loop
; CHECK: [[REST]]:
; CHECK-NOT: {{call token|convergencectrl}}
; CHECK: ret i32
define i32 @main(i32 %key) convergent {
entry:
  %e = call token @llvm.experimental.convergence.entry()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %t = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %e) ]
  %next = add i32 %i, 1
  %done = icmp eq i32 %i, %key
  br i1 %done, label %first, label %loop
first:
  %a = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %i) [ "convergencectrl"(token %t) ]
  br label %second
second:
  %b = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %a) [ "convergencectrl"(token %t) ]
  ret i32 %b
}
