; A choice of calls that make handles, or pointers into one resource, is one call of chosen operands, as far down as
; operands are handles. Bindings are left for dxil-handle-choices, pointers into different ones for dxil-split-pointers.
; A choice of target types is no valid LLVM IR until dxil-handle-choices has run: nothing is verified here.
; RUN: %opt -disable-verify -load-pass-plugin=%plugin -passes=dxil-call-choices -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

%dx.types.Handle = type { ptr }

declare void @use(%dx.types.Handle)

; CHECK-LABEL: define void @casts(
; CHECK: phi target("dx.RawBuffer", i32, 1, 0) [ %a, %x ], [ %b, %y ]
; CHECK-NOT: phi %dx.types.Handle
; CHECK: [[H:%.*]] = call %dx.types.Handle {{.*}}casthandle
; CHECK: call void @use(%dx.types.Handle [[H]])
define void @casts(i1 %c, i32 %i, i32 %j) {
  br i1 %c, label %x, label %y
x:
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %i, ptr null)
  %ca = call %dx.types.Handle @llvm.dx.resource.casthandle(target("dx.RawBuffer", i32, 1, 0) %a) #0
  br label %z
y:
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %j, ptr null)
  %cb = call %dx.types.Handle @llvm.dx.resource.casthandle(target("dx.RawBuffer", i32, 1, 0) %b) #0
  br label %z
z:
  %h = phi %dx.types.Handle [ %ca, %x ], [ %cb, %y ]
  call void @use(%dx.types.Handle %h)
  ret void
}

; CHECK-LABEL: define i32 @pointers(
; CHECK: z:
; CHECK: [[E:%.*]] = phi i32 [ %i, %x ], [ %j, %y ]
; CHECK-NOT: phi
; CHECK: [[H:%.*]] = call target("dx.RawBuffer", i32, 1, 0) {{.*}}handlefrombinding{{.*}}(i32 0, i32 2, i32 8, i32 %k, ptr null)
; CHECK: [[P:%.*]] = call ptr {{.*}}getpointer{{.*}}(target("dx.RawBuffer", i32, 1, 0) [[H]], i32 [[E]])
; CHECK: load i32, ptr [[P]]
define i32 @pointers(i1 %c, i32 %i, i32 %j, i32 %k) {
  br i1 %c, label %x, label %y
x:
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %k, ptr null)
  %pa = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %a, i32 %i)
  br label %z
y:
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %k, ptr null)
  %pb = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %b, i32 %j)
  br label %z
z:
  %p = phi ptr [ %pa, %x ], [ %pb, %y ]
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @different(
; CHECK: phi ptr [ %pa, %x ], [ %pb, %y ]
define i32 @different(i1 %c, i32 %i) {
  br i1 %c, label %x, label %y
x:
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
  %pa = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %a, i32 %i)
  br label %z
y:
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %pb = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %b, i32 %i)
  br label %z
z:
  %p = phi ptr [ %pa, %x ], [ %pb, %y ]
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @nodes(
; CHECK: select i1 %c, i32 %i, i32 %j
; CHECK: call i32 @dxil.indexNodeHandle(i32 %n
define i32 @nodes(i1 %c, i32 %n, i32 %i, i32 %j) {
  %a = call i32 @dxil.indexNodeHandle(i32 %n, i32 %i)
  %b = call i32 @dxil.indexNodeHandle(i32 %n, i32 %j)
  %h = select i1 %c, i32 %a, i32 %b
  ret i32 %h
}
declare i32 @dxil.indexNodeHandle(i32, i32) #0

attributes #0 = { nounwind willreturn memory(none) }
