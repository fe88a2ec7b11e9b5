; An integer division by a known zero, or of the least number by -1, is an error if its result is written or handed on.
; RUN: not %opt_dxil -passes=dxil-zero-divisions -S %s -o /dev/null 2>&1 | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK: error: {{.*}}division by zero is undefined
; CHECK: error: {{.*}}remainder by zero is undefined
; CHECK: error: {{.*}}division overflows: the least number by -1 has no value
; CHECK: error: {{.*}}division by zero is undefined
; CHECK-NOT: error
define void @taken(ptr %p, i32 %a, <2 x i32> %v) {
  %d = call i32 @dxil.division.udiv.i32(i32 %a, i32 0)
  %plus = add i32 %d, 1
  store i32 %plus, ptr %p
  %r = call i32 @dxil.division.srem.i32(i32 1, i32 0)
  store i32 %r, ptr %p
  %l = call i32 @dxil.division.sdiv.i32(i32 -2147483648, i32 -1)
  store i32 %l, ptr %p
  %w = call <2 x i32> @dxil.division.udiv.v2i32(<2 x i32> %v, <2 x i32> <i32 1, i32 0>)
  store <2 x i32> %w, ptr %p
  ret void
}
define i32 @dropped(i32 %a, i1 %c) {
  %d = call i32 @dxil.division.udiv.i32(i32 %a, i32 0)
  %s = select i1 %c, i32 %d, i32 3
  %f = call i32 @dxil.division.udiv.i32(i32 %a, i32 7)
  ret i32 %s
}
declare i32 @dxil.division.udiv.i32(i32, i32)
declare i32 @dxil.division.srem.i32(i32, i32)
declare i32 @dxil.division.sdiv.i32(i32, i32)
declare <2 x i32> @dxil.division.udiv.v2i32(<2 x i32>, <2 x i32>)
