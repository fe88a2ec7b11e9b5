; A loop that provably has no way out is an error at its place. One whose exit depends on values of run time stays, and so does
; one in code that is never reached.
; RUN: not %opt_dxil -passes=dxil-endless-loops -S %s 2>&1 | FileCheck %s --implicit-check-not=error:
; CHECK-DAG: error: {{.*}}in function always {{.*}}infinite loop
; CHECK-DAG: error: {{.*}}in function unsigned_counter {{.*}}infinite loop
; CHECK-DAG: error: {{.*}}in function unchanged_counter {{.*}}infinite loop
; CHECK-DAG: error: {{.*}}in function inner {{.*}}infinite loop
; CHECK-DAG: error: {{.*}}in function never_breaks {{.*}}infinite loop
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

define void @always() {
entry:
  br label %loop
loop:
  call void @body()
  br label %loop
}
; for (uint i = 10; i >= 0; --i)
define void @unsigned_counter() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 10, %entry ], [ %next, %turn ]
  %more = icmp uge i32 %i, 0
  br i1 %more, label %turn, label %end
turn:
  call void @body()
  %next = sub i32 %i, 1
  br label %loop
end:
  ret void
}
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
