; An integer division by a known zero, or of the least number by -1, is an error if its result is written or handed on.
; opt ends at the first error: a part for each.
; RUN: rm -rf %t && split-file %s %t
; RUN: not %opt_dxil -passes=dxil-zero-divisions -S %t/udiv.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIV
; RUN: not %opt_dxil -passes=dxil-zero-divisions -S %t/srem.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=REM
; RUN: not %opt_dxil -passes=dxil-zero-divisions -S %t/sdiv.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=LEAST
; RUN: not %opt_dxil -passes=dxil-zero-divisions -S %t/vector.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=DIV
; RUN: %opt_dxil -passes=dxil-zero-divisions -S %t/dropped.ll -o /dev/null
; DIV: error: {{.*}}division by zero is undefined
; REM: error: {{.*}}remainder by zero is undefined
; LEAST: error: {{.*}}division overflows: the least number by -1 has no value

;--- udiv.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @taken(ptr %p, i32 %a) {
  %d = call i32 @dxil.division.udiv.i32(i32 %a, i32 0)
  %plus = add i32 %d, 1
  store i32 %plus, ptr %p
  ret void
}
declare i32 @dxil.division.udiv.i32(i32, i32)
;--- srem.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @taken(ptr %p) {
  %r = call i32 @dxil.division.srem.i32(i32 1, i32 0)
  store i32 %r, ptr %p
  ret void
}
declare i32 @dxil.division.srem.i32(i32, i32)
;--- sdiv.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @taken(ptr %p) {
  %l = call i32 @dxil.division.sdiv.i32(i32 -2147483648, i32 -1)
  store i32 %l, ptr %p
  ret void
}
declare i32 @dxil.division.sdiv.i32(i32, i32)
;--- vector.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @taken(ptr %p, <2 x i32> %v) {
  %w = call <2 x i32> @dxil.division.udiv.v2i32(<2 x i32> %v, <2 x i32> <i32 1, i32 0>)
  store <2 x i32> %w, ptr %p
  ret void
}
declare <2 x i32> @dxil.division.udiv.v2i32(<2 x i32>, <2 x i32>)
;--- dropped.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define i32 @dropped(i32 %a, i1 %c) {
  %d = call i32 @dxil.division.udiv.i32(i32 %a, i32 0)
  %s = select i1 %c, i32 %d, i32 3
  %f = call i32 @dxil.division.udiv.i32(i32 %a, i32 7)
  ret i32 %s
}
declare i32 @dxil.division.udiv.i32(i32, i32)
