; A local array that only copies a constant buffer is read there. One that is written elsewhere, or read first, stays.
; RUN: %opt_dxil -passes=dxil-constant-copies,verify -S %s | FileCheck %s
target datalayout = "e-p:32:32-i64:64-v96:32:32"
target triple = "dxil-pc-shadermodel6.6-compute"

%held.C = type { [64 x i32] }
declare target("dx.CBuffer", %held.C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_held.Cst(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s_held.Cst(target("dx.CBuffer", %held.C), i32)

; Elements of 16 bytes are 12 apart here.
; CHECK-LABEL: define float @copy
; CHECK-NOT: alloca
; CHECK: %p = call ptr
; CHECK: [[Y:%.+]] = getelementptr i8, ptr %p, i32 20
; CHECK: [[I:%.+]] = getelementptr [16 x i8], ptr [[Y]], i32 %i
; CHECK: %y = load float, ptr [[I]], align 4
; CHECK: [[Z:%.+]] = getelementptr i8, ptr %p, i32 40
; CHECK: %z = load float, ptr [[Z]], align 8
; CHECK-NOT: store
define float @copy(i32 %i) {
  %a = alloca [2 x [3 x float]]
  %h = call target("dx.CBuffer", %held.C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_held.Cst(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s_held.Cst(target("dx.CBuffer", %held.C) %h, i32 0)
  %p0 = getelementptr i8, ptr %p, i32 16
  %v0 = load <3 x float>, ptr %p0, align 4
  store <3 x float> %v0, ptr %a, align 4
  %p1 = getelementptr i8, ptr %p, i32 32
  %v1 = load <3 x float>, ptr %p1, align 4
  %a1 = getelementptr i8, ptr %a, i32 12
  store <3 x float> %v1, ptr %a1, align 4
  %ai = getelementptr [12 x i8], ptr %a, i32 %i
  %aiy = getelementptr i8, ptr %ai, i32 4
  %y = load float, ptr %aiy, align 4
  %a1z = getelementptr i8, ptr %a, i32 20
  %z = load float, ptr %a1z, align 4
  %r = fadd float %y, %z
  ret float %r
}

; CHECK-LABEL: define float @written
; CHECK: alloca [2 x float]
define float @written(i32 %i, float %f) {
  %a = alloca [2 x float]
  %h = call target("dx.CBuffer", %held.C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_held.Cst(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s_held.Cst(target("dx.CBuffer", %held.C) %h, i32 0)
  %v = load <2 x float>, ptr %p, align 4
  store <2 x float> %v, ptr %a, align 4
  store float %f, ptr %a, align 4
  %ai = getelementptr [4 x i8], ptr %a, i32 %i
  %r = load float, ptr %ai, align 4
  ret float %r
}

; CHECK-LABEL: define float @first
; CHECK: alloca [2 x float]
define float @first(i32 %i) {
  %a = alloca [2 x float]
  %h = call target("dx.CBuffer", %held.C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_held.Cst(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s_held.Cst(target("dx.CBuffer", %held.C) %h, i32 0)
  %ai = getelementptr [4 x i8], ptr %a, i32 %i
  %r = load float, ptr %ai, align 4
  %v = load <2 x float>, ptr %p, align 4
  store <2 x float> %v, ptr %a, align 4
  ret float %r
}

; Elements without a common distance in the buffer.
; CHECK-LABEL: define float @uneven
; CHECK: alloca [3 x float]
define float @uneven(i32 %i) {
  %a = alloca [3 x float]
  %h = call target("dx.CBuffer", %held.C) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_held.Cst(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.CBuffer_s_held.Cst(target("dx.CBuffer", %held.C) %h, i32 0)
  %v = load <2 x float>, ptr %p, align 4
  store <2 x float> %v, ptr %a, align 4
  %p2 = getelementptr i8, ptr %p, i32 16
  %v2 = load float, ptr %p2, align 4
  %a2 = getelementptr i8, ptr %a, i32 8
  store float %v2, ptr %a2, align 4
  %ai = getelementptr [4 x i8], ptr %a, i32 %i
  %r = load float, ptr %ai, align 4
  ret float %r
}
