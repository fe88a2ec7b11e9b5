; A loop with [unroll] that indexes a local array of handles is unrolled; one without [unroll] is not.
; RUN: %opt_dxil -passes=dxil-requested-constant-loops,verify -S %s | FileCheck %s
; CHECK-LABEL: define i32 @main
; CHECK: %[[A:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 2,
; CHECK: %[[B:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 9,
; CHECK-NOT: {{phi|br }}
; CHECK: getpointer{{.*}} %[[A]], i32 %n)
; CHECK: getpointer{{.*}} %[[B]], i32 %n)
; CHECK: ret i32
; CHECK-LABEL: define i32 @plain
; CHECK: phi i32 [ 0, %entry ]
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define i32 @main(i32 %n) {
entry:
  %array = alloca [2 x target("dx.RawBuffer", i32, 1, 0)]
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 9, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %array
  %second = getelementptr [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %array, i32 0, i32 1
  store target("dx.RawBuffer", i32, 1, 0) %b, ptr %second
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %slot = getelementptr [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %array, i32 0, i32 %i
  %h = load target("dx.RawBuffer", i32, 1, 0), ptr %slot
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %n)
  %v = load i32, ptr %p
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 2
  br i1 %done, label %end, label %loop, !llvm.loop !0
end:
  ret i32 %more
}
define i32 @plain(i32 %n) {
entry:
  %array = alloca [2 x target("dx.RawBuffer", i32, 1, 0)]
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 9, i32 1, i32 0, ptr null)
  store target("dx.RawBuffer", i32, 1, 0) %a, ptr %array
  %second = getelementptr [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %array, i32 0, i32 1
  store target("dx.RawBuffer", i32, 1, 0) %b, ptr %second
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %slot = getelementptr [2 x target("dx.RawBuffer", i32, 1, 0)], ptr %array, i32 0, i32 %i
  %h = load target("dx.RawBuffer", i32, 1, 0), ptr %slot
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %n)
  %v = load i32, ptr %p
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 2
  br i1 %done, label %end, label %loop
end:
  ret i32 %more
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
