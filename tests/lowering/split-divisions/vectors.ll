; Guarded divisions of vectors become those of their numbers.
; RUN: %opt_dxil -passes=dxil-split-divisions,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define <2 x i32> @both
; CHECK: %[[A0:.*]] = extractelement <2 x i32> %a, i64 0
; CHECK: %[[B0:.*]] = extractelement <2 x i32> %b, i64 0
; CHECK: call i32 @dxil.division.srem.i32(i32 %[[A0]], i32 %[[B0]])
; CHECK: call i32 @dxil.division.srem.i32(
; CHECK-NOT: v2i32
; CHECK: ret
define <2 x i32> @both(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @dxil.division.srem.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
; CHECK-LABEL: define i32 @scalar
; CHECK-NEXT: call i32 @dxil.division.udiv.i32(i32 %a, i32 %b)
define i32 @scalar(i32 %a, i32 %b) {
  %r = call i32 @dxil.division.udiv.i32(i32 %a, i32 %b)
  ret i32 %r
}
declare <2 x i32> @dxil.division.srem.v2i32(<2 x i32>, <2 x i32>)
declare i32 @dxil.division.udiv.i32(i32, i32)
