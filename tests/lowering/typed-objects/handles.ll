; RUN: %opt_dxil -passes=dxil-typed-objects,verify -S %s | FileCheck %s
; Handles in the memory of a library function's parameters are members of the parameter's type: loaded, and stored.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-library"

%S = type { i32, [2 x target("dx.TypedBuffer", float, 0, 0, 0)] }

; CHECK-LABEL: define void @swap
; CHECK: %[[P:.*]] = getelementptr inbounds %S, ptr %s, i32 0, i32 1, i32 0
; CHECK: %[[A:.*]] = load target("dx.TypedBuffer", float, 0, 0, 0), ptr %[[P]]
; CHECK: %[[Q:.*]] = getelementptr inbounds %S, ptr %s, i32 0, i32 1, i32 1
; CHECK: %[[B:.*]] = load target("dx.TypedBuffer", float, 0, 0, 0), ptr %[[Q]]
; CHECK: store target("dx.TypedBuffer", float, 0, 0, 0) %[[B]], ptr
; CHECK: store target("dx.TypedBuffer", float, 0, 0, 0) %[[A]], ptr
define void @swap(ptr %s) !dxil.paramTypes !0 {
  %p = getelementptr i8, ptr %s, i32 4
  %q = getelementptr i8, ptr %s, i32 8
  %a = load target("dx.TypedBuffer", float, 0, 0, 0), ptr %p
  %b = load target("dx.TypedBuffer", float, 0, 0, 0), ptr %q
  store target("dx.TypedBuffer", float, 0, 0, 0) %b, ptr %p
  store target("dx.TypedBuffer", float, 0, 0, 0) %a, ptr %q
  ret void
}
!0 = !{%S undef}
