; RUN: sed -e 's/MODEL/6.6/' %s | %opt_dxil -passes=dxil-op-lower -S | FileCheck %s --check-prefixes=CHECK,SM66
; RUN: sed -e 's/MODEL/6.1/' %s | %opt_dxil -passes=dxil-op-lower -S | FileCheck %s --check-prefixes=CHECK,SM61
target triple = "dxil-pc-shadermodelMODEL-compute"

; CHECK-LABEL: define float @typed
define float @typed(i32 %i, <2 x float> %v) {
  %h = call target("dx.TypedBuffer", <2 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
; CHECK: %[[L:.*]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %{{.*}}, i32 %i, i32 undef)
  %p = call { <2 x float>, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", <2 x float>, 1, 0, 0) %h, i32 %i)
  %x = extractvalue { <2 x float>, i1 } %p, 0
; CHECK-DAG: %[[Y:.*]] = extractvalue %dx.types.ResRet.f32 %[[L]], 1
; CHECK-DAG: %[[S:.*]] = extractvalue %dx.types.ResRet.f32 %[[L]], 4
; CHECK-DAG: %[[C:.*]] = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %[[S]])
  %c = extractvalue { <2 x float>, i1 } %p, 1
  %y = extractelement <2 x float> %x, i32 1
; A typed store writes four components.
; CHECK: call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %{{.*}}, i32 %i, i32 undef, float %[[A:.*]], float %[[B:.*]], float %[[A]], float %[[A]], i8 15)
  call void @llvm.dx.resource.store.typedbuffer(target("dx.TypedBuffer", <2 x float>, 1, 0, 0) %h, i32 %i, <2 x float> %v)
; CHECK: select i1 %[[C]], float %[[Y]], float 0.000000e+00
  %r = select i1 %c, float %y, float 0.0
  ret float %r
}

; CHECK-LABEL: define void @raw
define void @raw(i32 %i, <3 x i32> %v) {
  %h = call target("dx.RawBuffer", [4 x i32], 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 1, i32 0, ptr null)
; SM66: call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32(i32 139, %dx.types.Handle %{{.*}}, i32 %i, i32 4, i8 1, i32 4)
; SM61: call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %{{.*}}, i32 %i, i32 4)
  %p = call { float, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", [4 x i32], 1, 0) %h, i32 %i, i32 4)
  %x = extractvalue { float, i1 } %p, 0
; SM66: call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %{{.*}}, i32 %i, i32 undef, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i8 7, i32 4)
; SM61: call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %{{.*}}, i32 %i, i32 undef, i32 %{{.*}}, i32 %{{.*}}, i32 %{{.*}}, i32 undef, i8 7)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %b, i32 %i, i32 poison, <3 x i32> %v)
; CHECK: call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %{{.*}}, i8 1)
  %n = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", [4 x i32], 1, 0) %h, i8 1)
; CHECK: %[[D:.*]] = call %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle %{{.*}}, i32 undef)
; CHECK: extractvalue %dx.types.Dimensions %[[D]], 0
  %d = call i32 @llvm.dx.resource.getdimensions.x(target("dx.RawBuffer", [4 x i32], 1, 0) %h)
  call void @llvm.dx.resource.store.rawbuffer(target("dx.RawBuffer", i8, 1, 0) %b, i32 %i, i32 poison, i32 %d)
  ret void
}

; CHECK-LABEL: define float @constants
define float @constants() {
  %h = call target("dx.CBuffer", [4 x float]) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
; CHECK: %[[R:.*]] = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{.*}}, i32 3)
; CHECK: extractvalue %dx.types.CBufRet.f32 %[[R]], 2
  %r = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4(target("dx.CBuffer", [4 x float]) %h, i32 3)
  %x = extractvalue { float, float, float, float } %r, 2
  ret float %x
}
