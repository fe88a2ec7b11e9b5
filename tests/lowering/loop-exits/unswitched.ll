; A loop that LLVM has left without a way out gets the test that led into it; one that nothing led into stays.
; RUN: %opt_dxil -passes=dxil-loop-exits,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define void @tested
; CHECK: br i1 %c, label %loop, label %end
; CHECK: br i1 %c, label %loop{{.*}}, label %[[EXIT:[0-9a-z.]+]]
; CHECK: [[EXIT]]:
; CHECK-NEXT: ret void
define void @tested(i1 %c) {
entry:
  br i1 %c, label %loop, label %end
loop:
  br label %body
body:
  br label %loop
end:
  ret void
}
; CHECK-LABEL: define void @untested
; CHECK: loop:
; CHECK-NEXT: br label %loop
define void @untested() {
entry:
  br label %loop
loop:
  br label %loop
}
; CHECK-LABEL: define void @leaves
; CHECK: br i1 %d, label %end, label %loop
; CHECK-NOT: br i1 %c, label %loop
; CHECK: ret void
define void @leaves(i1 %d) {
entry:
  br label %loop
loop:
  br i1 %d, label %end, label %loop
end:
  ret void
}
