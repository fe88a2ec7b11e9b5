; RUN: %opt_dxil -passes=dxil-expand-memory -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%P = type <{ <2 x float>, i32, [4 x i8] }>

; By the type of the object; padding bytes as one word; loads before stores.
; CHECK-LABEL: define void @typed
; CHECK-COUNT-2: load float
; CHECK-COUNT-2: load i32
; CHECK-COUNT-2: store float
; CHECK-COUNT-2: store i32
; CHECK-NOT: memcpy
define void @typed(ptr %d) {
  %p = alloca %P
  call void @llvm.memcpy.p0.p0.i32(ptr %d, ptr %p, i32 16, i1 false)
  ret void
}
; From a buffer, up to four values at once.
; CHECK-LABEL: define void @buffer
; CHECK: load <4 x float>
; CHECK: load <2 x float>
define void @buffer(i32 %i) {
  %a = alloca [6 x float]
  %h = call target("dx.RawBuffer", [6 x float], 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", [6 x float], 1, 0) %h, i32 %i)
  call void @llvm.memcpy.p0.p0.i32(ptr %a, ptr %p, i32 24, i1 false)
  ret void
}
; CHECK-LABEL: define void @zero
; CHECK-COUNT-3: store float 0.000000e+00
define void @zero() {
  %a = alloca [3 x float]
  call void @llvm.memset.p0.i32(ptr %a, i8 0, i32 12, i1 false)
  ret void
}
; CHECK-LABEL: define void @aggregate
; CHECK: load float
; CHECK: load i32
; CHECK: store float
; CHECK: store i32
define void @aggregate(ptr %s, ptr %d) {
  %v = load { float, i32 }, ptr %s
  store { float, i32 } %v, ptr %d
  ret void
}
; Eight bytes that are two floats are no i64.
; CHECK-LABEL: define void @pair
; CHECK: [[F:%.*]] = load <2 x float>, ptr %p
; CHECK-NEXT: store <2 x float> [[F]], ptr %q
; CHECK-NEXT: ret void
define void @pair(i32 %i) {
  %h = call target("dx.RawBuffer", [2 x float], 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", [2 x float], 1, 0) %h, i32 %i)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", [2 x float], 1, 0) %h, i32 0)
  %v = load i64, ptr %p, align 4
  store i64 %v, ptr %q, align 4
  ret void
}
; A constant buffer's type has gaps that memory has not: the destination's type tells.
; CHECK-LABEL: define void @constants
; CHECK: load i32
; CHECK: load float
; CHECK: store i32
; CHECK: store float
; CHECK-NEXT: ret void
define void @constants() {
  %a = alloca <{ i32, float }>
  %h = call target("dx.CBuffer", <{ i32, target("dx.Padding", 12), float }>) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.CBuffer", <{ i32, target("dx.Padding", 12), float }>) %h, i32 0)
  call void @llvm.memcpy.p0.p0.i32(ptr %a, ptr %p, i32 8, i1 false)
  ret void
}
; Many words are a loop.
; CHECK-LABEL: define void @long
; CHECK: phi i32
; CHECK: icmp ult i32 %{{.*}}, 1024
define void @long(ptr %s, ptr %d) {
  call void @llvm.memcpy.p0.p0.i32(ptr %d, ptr %s, i32 4096, i1 false)
  ret void
}
