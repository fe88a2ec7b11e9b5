; A loop without exit behind a constant branch is dead: it is removed, and gets no exit.
; RUN: %opt_dxil -passes=dxil-loop-exits,verify -S %s | FileCheck %s
; CHECK-LABEL: define i32 @main
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: ret i32 %n
; CHECK-NOT: loop:
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define i32 @main(i32 %n) {
entry:
  br i1 false, label %before, label %end
before:
  br label %loop
loop:
  br label %loop
end:
  ret i32 %n
}
