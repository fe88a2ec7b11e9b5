; RUN: sed -e 's/MODEL/6.6/' %s | %opt_dxil -passes=dxil-op-lower -S | FileCheck %s --check-prefix=SM66
; RUN: sed -e 's/MODEL/6.0/' %s | %opt_dxil -passes=dxil-op-lower -S | FileCheck %s --check-prefix=SM60
;
; Handles: by range id below shader model 6.6, by binding and properties from it.
target triple = "dxil-pc-shadermodelMODEL-compute"

; SM66-LABEL: define void @main
; SM60-LABEL: define void @main
define void @main(i32 %i) {
; SM66: %[[B:.*]] = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 1, i8 1 }, i32 3, i1 false)
; SM66: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[B]], %dx.types.ResourceProperties { i32 4106, i32 1033 })
; SM60: call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 3, i1 false)
  %u = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 1, i32 3, i32 1, i32 0, ptr null)
  %p = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %u, i32 %i)
; An array of resources whose index differs between lanes.
; SM66: %[[X:.*]] = add i32 %i, 5
; SM66: createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 8, i32 0, i8 0 }, i32 %[[X]], i1 true)
; SM60: %[[X:.*]] = add i32 %i, 5
; SM60: createHandle(i32 57, i8 0, i32 0, i32 %[[X]], i1 true)
  %n = call i32 @llvm.dx.resource.nonuniformindex(i32 %i)
  %s = call target("dx.RawBuffer", i32, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 5, i32 4, i32 %n, ptr null)
  %q = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i32, 0, 0) %s, i32 %i, i32 0)
; Unbounded.
; SM66: %dx.types.ResBind { i32 10, i32 -1, i32 0, i8 0 }
  %t = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 10, i32 -1, i32 7, ptr null)
  %r = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i8, 0, 0) %t, i32 %i, i32 poison)
; SM66-NOT: target(
; SM60-NOT: target(
  ret void
}
