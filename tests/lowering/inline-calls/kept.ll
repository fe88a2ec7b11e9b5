; What passes before the optimizer look for in the whole shader is still there: a division is guarded before anything is
; concluded from it, a loop that is to be unrolled keeps its blocks, and so does one with operations across lanes.
; RUN: %opt_dxil -passes=dxil-inline-calls -S %s | FileCheck %s
target triple = "dxilv1.5-pc-shadermodel6.5-compute"

; CHECK-LABEL: define void @divides
; CHECK-COUNT-2: call i32 @dxil.{{.*}}udiv.i32(
; CHECK-NOT: udiv i32
; CHECK: ret void
define void @divides(i32 %x, i32 %y, ptr %out) #0 {
  %a = call i32 @quotient(i32 %x, i32 %y)
  %b = call i32 @quotient(i32 %y, i32 %x)
  %c = add i32 %a, %b
  store i32 %c, ptr %out
  ret void
}

; CHECK-LABEL: define void @unrolls
; CHECK-COUNT-2: !llvm.loop
; CHECK: ret void
define void @unrolls(i32 %x, ptr %out) #0 {
  %a = call i32 @sum(i32 %x)
  %b = call i32 @sum(i32 %a)
  store i32 %b, ptr %out
  ret void
}

; CHECK-LABEL: define void @waves
; CHECK-COUNT-2: call i32 @llvm.dx.wave.active.countbits(i1 true) #[[CONVERGENT:[0-9]+]]
; CHECK: ret void
; CHECK: attributes #[[CONVERGENT]] = { convergent
define void @waves(i32 %x, ptr %out) #0 {
  %a = call i32 @lanes(i32 %x)
  %b = call i32 @lanes(i32 %a)
  store i32 %b, ptr %out
  ret void
}

define internal i32 @quotient(i32 %a, i32 %b) #1 {
  %q = udiv i32 %a, %b
  ret i32 %q
}

define internal i32 @sum(i32 %x) #1 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %x, %entry ], [ %t, %latch ]
  %t = add i32 %s, %i
  br label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret i32 %t
}

define internal i32 @lanes(i32 %x) #1 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %x
  br i1 %more, label %loop, label %done
done:
  %n = call i32 @llvm.dx.wave.active.countbits(i1 true)
  ret i32 %n
}

declare i32 @llvm.dx.wave.active.countbits(i1)

attributes #0 = { "hlsl.shader"="compute" }
attributes #1 = { alwaysinline nounwind }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
