; RUN: %opt_dxil -passes=dxil-resource-access -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%P = type <{ <4 x float>, float, [2 x <3 x float>] }>

; CHECK-LABEL: define void @elements
define void @elements(i32 %i, i32 %j) {
  %h = call target("dx.RawBuffer", %P, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %P, 1, 0) %h, i32 %i)
; CHECK: call { <4 x float>, i1 } @llvm.dx.resource.load.rawbuffer.{{.*}}(target("dx.RawBuffer", %P, 1, 0) %h, i32 %i, i32 0)
  %v = load <4 x float>, ptr %p
  %life = getelementptr %P, ptr %p, i32 0, i32 1
  %x = extractelement <4 x float> %v, i32 2
; CHECK: call void @llvm.dx.resource.store.rawbuffer.{{.*}}f32({{.*}} %h, i32 %i, i32 16, float %x)
  store float %x, ptr %life
; A variable offset within the element: 20 + 12 * j.
; CHECK: %[[M:.*]] = mul i32 %j, 12
; CHECK: %[[O:.*]] = add i32 %[[M]], 20
; CHECK: call { <3 x float>, i1 } @llvm.dx.resource.load.rawbuffer.{{.*}} %h, i32 %i, i32 %[[O]])
  %z = getelementptr %P, ptr %p, i32 0, i32 2, i32 %j
  %w = load <3 x float>, ptr %z
  %w0 = extractelement <3 x float> %w, i32 0
  store float %w0, ptr %life
; CHECK-NOT: getpointer
  ret void
}

; More than four values take more than one access.
; CHECK-LABEL: define void @wide
define void @wide(i32 %i) {
  %h = call target("dx.RawBuffer", [6 x i32], 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", [6 x i32], 1, 0) %h, i32 %i)
; CHECK: load.rawbuffer.v4i32{{.*}} i32 %i, i32 0)
; CHECK: load.rawbuffer.v2i32{{.*}} i32 %i, i32 16)
  %v = load <6 x i32>, ptr %p
; CHECK: store.rawbuffer{{.*}}v4i32{{.*}} i32 %i, i32 0, <4 x i32>
; CHECK: store.rawbuffer{{.*}}v2i32{{.*}} i32 %i, i32 16, <2 x i32>
  store <6 x i32> %v, ptr %p
  ret void
}

; A byte-address buffer has one coordinate.
; CHECK-LABEL: define void @bytes
define void @bytes(i32 %i) {
  %h = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i8, 1, 0) %h, i32 %i)
  %q = getelementptr i8, ptr %p, i32 8
; CHECK: %[[A:.*]] = add i32 %i, 8
; CHECK: load.rawbuffer.i32{{.*}} i32 %[[A]], i32 poison)
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret void
}

; Elements of one buffer that a branch chooses.
; CHECK-LABEL: define void @chosen
define void @chosen(i1 %c, i32 %i, i32 %j) {
entry:
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %j)
; CHECK: %[[I:.*]] = select i1 %c, i32 %i, i32 %j
; CHECK: store.rawbuffer{{.*}} i32 %[[I]], i32 0, i32 7)
  %r = select i1 %c, ptr %p, ptr %q
  store i32 7, ptr %r
  ret void
}
