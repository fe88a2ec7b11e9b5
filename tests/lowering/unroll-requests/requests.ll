; A test of one small block is moved behind the body by DXC, whose unroller then must succeed. One of two blocks is not: the
; request is a wish.
; RUN: %opt_dxil -passes=dxil-unroll-requests,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define void @small_test
; CHECK: br label %test, !llvm.loop [[MUST:![0-9]+]]
define void @small_test(i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @work(i32 %i)
  %next = add i32 %i, 1
  br label %test, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: define void @two_blocks
; CHECK: br label %test, !llvm.loop [[WISH:![0-9]+]]
define void @two_blocks(i32 %n, i1 %also) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %second, label %join
second:
  br label %join
join:
  %both = phi i1 [ false, %test ], [ %also, %second ]
  br i1 %both, label %body, label %end
body:
  call void @work(i32 %i)
  %next = add i32 %i, 1
  br label %test, !llvm.loop !1
end:
  ret void
}
; CHECK-DAG: [[MUST]] = distinct !{[[MUST]], [[FULL:![0-9]+]], [[REQUIRED:![0-9]+]]}
; CHECK-DAG: [[FULL]] = !{!"llvm.loop.unroll.full"}
; CHECK-DAG: [[REQUIRED]] = !{!"dxil.loop.unroll.required"}
; CHECK-DAG: [[WISH]] = distinct !{[[WISH]], [[FULL]]}
declare void @work(i32)
!0 = distinct !{!0, !2, !3}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.full"}
!3 = !{!"dxil.loop.unroll.required"}
