; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A vector is aligned as its scalar: an element of an array of vectors of three is not at a multiple of 16.
; RUN: %opt_dxil -passes=dxil-repair-frontend -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

declare align 16 dereferenceable(16) ptr @element(i32)

; CHECK-LABEL: define void @f(
define void @f(ptr align 16 dereferenceable(16) %from, i32 %i) {
; CHECK: call ptr @element(i32 %i)
; CHECK: load <3 x float>, ptr %from, align 4
; CHECK: store <3 x float> %v, ptr %to, align 4
; CHECK: store <3 x half> zeroinitializer, ptr %to, align 2
; CHECK: store <2 x double> zeroinitializer, ptr %to, align 8
; CHECK: store i64 0, ptr %to, align 8
  %to = call align 16 dereferenceable(16) ptr @element(i32 %i)
  %v = load <3 x float>, ptr %from, align 16
  store <3 x float> %v, ptr %to, align 16
  store <3 x half> zeroinitializer, ptr %to, align 8
  store <2 x double> zeroinitializer, ptr %to, align 16
  store i64 0, ptr %to, align 8
  ret void
}
; CHECK-NOT: dereferenceable
