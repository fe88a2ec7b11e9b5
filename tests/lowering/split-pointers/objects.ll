; RUN: %opt_dxil -passes=dxil-split-pointers,verify -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; A load sunk below the branch that chose its buffer.
; CHECK-LABEL: define i32 @phi
define i32 @phi(i1 %c, i32 %i, i32 %j) {
entry:
  br i1 %c, label %then, label %else
then:
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %a, i32 %i)
  br label %end
else:
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %b, i32 %j)
  br label %end
end:
; CHECK: %[[WHICH:.*]] = phi i32 [ 0, %then ], [ 1, %else ]
; CHECK: %[[INDEX:.*]] = phi i32 [ %i, %then ], [ %j, %else ]
; CHECK-NOT: phi ptr
; CHECK: switch i32 %[[WHICH]]
; CHECK: %[[A:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 0,
; CHECK: call ptr @llvm.dx.resource.getpointer{{.*}} %[[A]], i32 %[[INDEX]])
; CHECK: %[[B:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 1,
; CHECK: call ptr @llvm.dx.resource.getpointer{{.*}} %[[B]], i32 %[[INDEX]])
; CHECK: phi i32
  %r = phi ptr [ %p, %then ], [ %q, %else ]
  %v = load i32, ptr %r
  ret i32 %v
}

; A store to one of two local arrays.
; CHECK-LABEL: define void @select
; CHECK: select i1 %c, i32 0, i32 1
; CHECK: switch i32
; CHECK: getelementptr i8, ptr %a
; CHECK: getelementptr i8, ptr %b
define void @select(i1 %c, i32 %i) {
  %a = alloca [4 x float]
  %b = alloca [4 x float]
  %p = select i1 %c, ptr %a, ptr %b
  %q = getelementptr float, ptr %p, i32 %i
  store float 1.0, ptr %q
  ret void
}

; One of two parameters of a library's function.
; CHECK-LABEL: define float @parameters
; CHECK: select i1 %c, i32 0, i32 1
; CHECK-NOT: select i1 %c, ptr
; CHECK: getelementptr i8, ptr %a
; CHECK: getelementptr i8, ptr %b
define float @parameters(i1 %c, ptr %a, ptr %b) {
  %p = select i1 %c, ptr %a, ptr %b
  %v = load float, ptr %p
  ret float %v
}
