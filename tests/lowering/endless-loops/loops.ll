; A loop that provably has no way out is an error at its place. One whose exit depends on values of run time stays, and so does
; one in code that is never reached.
; RUN: rm -rf %t && split-file %s %t
; RUN: not %opt_dxil -passes=dxil-endless-loops -disable-output %t/always.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not %opt_dxil -passes=dxil-endless-loops -disable-output %t/unchanged_counter.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not %opt_dxil -passes=dxil-endless-loops -disable-output %t/inner.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not %opt_dxil -passes=dxil-endless-loops -disable-output %t/never_breaks.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: %opt_dxil -passes=dxil-endless-loops -disable-output %t/may_end.ll
; RUN: %opt_dxil -passes=dxil-endless-loops -disable-output %t/unreached.ll
; ERROR: error: {{.*}}infinite loop
; ERROR-NOT: error:
;--- always.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @always() {
entry:
  br label %loop
loop:
  call void @body()
  br label %loop
}
declare void @body()
;--- unchanged_counter.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; for (int i = 0; i < 10; i *= 2)
define void @unchanged_counter() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %turn ]
  %more = icmp slt i32 %i, 10
  br i1 %more, label %turn, label %end
turn:
  call void @body()
  %next = mul i32 %i, 2
  br label %loop
end:
  ret void
}
declare void @body()
;--- inner.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; Of two loops only the inner one has no way out.
define void @inner(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %next, %outer.next ]
  br label %loop
loop:
  call void @body()
  br i1 true, label %loop, label %outer.next
outer.next:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %outer, label %end
end:
  ret void
}
declare void @body()
;--- never_breaks.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @never_breaks() {
entry:
  br label %loop
loop:
  %x = phi i32 [ 4, %entry ], [ %y, %loop.next ]
  %odd = and i32 %x, 1
  %leaves = icmp eq i32 %odd, 3
  br i1 %leaves, label %end, label %loop.next
loop.next:
  %y = add i32 %x, 2
  br label %loop
end:
  ret void
}
declare void @body()
;--- may_end.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; x is not known: the loop may end.
define void @may_end(i32 %x) {
entry:
  %more = icmp ult i32 %x, 4
  br label %loop
loop:
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare void @body()
;--- unreached.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @unreached() {
entry:
  br i1 false, label %loop, label %end
loop:
  call void @body()
  br label %loop
end:
  ret void
}
declare void @body()
