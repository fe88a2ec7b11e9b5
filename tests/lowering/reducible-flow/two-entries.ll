; A loop that is entered at two places gets one entry, and a choice there; other functions stay as they are.
; RUN: %opt_dxil -passes=dxil-reducible-flow -S %s | FileCheck %s
; RUN: %opt_dxil -passes='dxil-reducible-flow,print<cycles>' -disable-output %s 2>&1 | FileCheck %s --check-prefix=CYCLES
target triple = "dxil-pc-shadermodel6.6-compute"

declare void @use(i32)

; One block behind `entries` is the only entry.
; CYCLES: CycleInfo for function: two
; CYCLES-NEXT: depth=1: entries({{[^ ]*}})
; CYCLES: CycleInfo for function: one
; CHECK-LABEL: define void @two
define void @two(i1 %c, i1 %d) {
; CHECK: %[[CHOICE:.*]] = phi i1
; CHECK: br i1 %[[CHOICE]], label %{{(left|right)}}, label %{{(left|right)}}
  br i1 %c, label %left, label %right
left:
  call void @use(i32 1)
  br label %right
right:
  call void @use(i32 2)
  br i1 %d, label %left, label %out
out:
  ret void
}

; CHECK-LABEL: define void @one
; CHECK-NEXT: br label %loop
; CHECK: switch
define void @one(i32 %c) {
  br label %loop
loop:
  switch i32 %c, label %out [ i32 1, label %loop
                              i32 2, label %next ]
next:
  br label %loop
out:
  ret void
}
