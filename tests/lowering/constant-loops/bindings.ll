; A loop whose counter chooses among different bindings is written out; another stays a loop.
; RUN: %opt_dxil -passes=dxil-constant-loops,verify -S %s | FileCheck %s
; CHECK-LABEL: define i32 @main
; CHECK: %[[A:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 2,
; CHECK: %[[B:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 9,
; CHECK-NOT: {{select|phi|br }}
; CHECK: getpointer{{.*}} %[[A]], i32 %n)
; CHECK: getpointer{{.*}} %[[B]], i32 %n)
; CHECK-LABEL: define i32 @plain
; CHECK: br i1 %done, label %end, label %loop
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define i32 @main(i32 %n) {
entry:
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 9, i32 1, i32 0, ptr null)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %first = icmp eq i32 %i, 0
  %h = select i1 %first, target("dx.RawBuffer", i32, 1, 0) %a, target("dx.RawBuffer", i32, 1, 0) %b
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %n)
  %v = load i32, ptr %p
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 2
  br i1 %done, label %end, label %loop
end:
  ret i32 %more
}
; a loop of nothing of that kind
define i32 @plain(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 2
  br i1 %done, label %end, label %loop
end:
  ret i32 %n
}
