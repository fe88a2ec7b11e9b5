; Loops with `[unroll]` are unrolled, whatever the effort of the optimizer; one whose number of turns nobody can know is an
; error where the request is no wish, and stays a loop where it is.
; RUN: %opt_dxil -passes=dxil-requested-unroll,verify -S %s | FileCheck %s
; RUN: sed s/dxil.wish/dxil.loop.unroll.required/ %s > %t.ll
; RUN: not %opt_dxil -passes=dxil-requested-unroll -S %t.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; ERROR: error: {{.*}}unroll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define void @known
; CHECK-COUNT-3: call void @body
; CHECK-NOT: call void @body
; CHECK: ret void
define void @known() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @body(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: define void @unknown
; CHECK: call void @body
; CHECK: br i1
define void @unknown(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @body(i32 %i)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !1
end:
  ret void
}
declare void @body(i32)
!0 = distinct !{!0, !2, !3}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.full"}
!3 = !{!"dxil.wish"}
