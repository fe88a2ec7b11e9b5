; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A copy of an array of vectors of three ends where the array does, not at four elements for each; so do those of six.
; RUN: %opt_dxil -passes=dxil-repair-frontend -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxil-pc-shadermodel6.6-compute"
%S = type { [2 x <3 x float>], float }

; CHECK-LABEL: define void @f(
define void @f(ptr %s, ptr %p) {
  %a = alloca [2 x <3 x float>], align 16
; CHECK: @llvm.memcpy.p0.p0.i32(ptr align 4 %s, ptr align 16 %a, i32 24, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %s, ptr align 16 %a, i32 32, i1 false)
  %f = getelementptr inbounds %S, ptr %s, i32 0, i32 0
; CHECK: @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 4 %f, i32 24, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 4 %f, i32 32, i1 false)
; CHECK: @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 4 %s, i32 28, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 4 %s, i32 28, i1 false)
  ret void
}

; CHECK-LABEL: define void @six(
define void @six(ptr %p) {
  %a = alloca [11 x <6 x float>], align 32
; CHECK: @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 32 %a, i32 264, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 32 %a, i32 352, i1 false)
  %b = alloca [2 x <5 x float>], align 32
; CHECK: @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 32 %b, i32 64, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %p, ptr align 32 %b, i32 64, i1 false)
  ret void
}
