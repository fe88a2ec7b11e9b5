; RUN: %opt_dxil -passes=dxil-resource-access -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; A store to one component reads the others first: typed stores write all.
; CHECK-LABEL: define void @component
define void @component(i32 %i, float %x) {
  %h = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <4 x float>, 1, 0, 0) %h, i32 %i)
  %y = getelementptr i8, ptr %p, i32 4
; CHECK: %[[L:.*]] = call { <4 x float>, i1 } @llvm.dx.resource.load.typedbuffer
; CHECK: %[[V:.*]] = extractvalue { <4 x float>, i1 } %[[L]], 0
; CHECK: %[[W:.*]] = insertelement <4 x float> %[[V]], float %x, i32 1
; CHECK: call void @llvm.dx.resource.store.typedbuffer{{.*}} i32 %i, <4 x float> %[[W]])
  store float %x, ptr %y
  ret void
}

; CHECK-LABEL: define void @atomics
define void @atomics(i32 %i) {
  %h = call target("dx.TypedBuffer", i32, 1, 0, 1) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", i32, 1, 0, 1) %h, i32 %i)
; CHECK: %[[H:.*]] = call %dx.types.Handle @llvm.dx.resource.casthandle
; CHECK: call i32 @dxil.atomicBinOp.i32(%dx.types.Handle %[[H]], i32 0, i32 %i, i32 poison, i32 poison, i32 5)
  %a = atomicrmw add ptr %p, i32 5 monotonic
; CHECK: call i32 @dxil.atomicBinOp.i32({{.*}}, i32 7, i32 %i, i32 poison, i32 poison, i32 %{{.*}})
  %b = atomicrmw umax ptr %p, i32 %a monotonic
; CHECK: %[[OLD:.*]] = call i32 @dxil.atomicCompareExchange.i32({{.*}}, i32 %i, i32 poison, i32 poison, i32 1, i32 2)
; CHECK: icmp eq i32 %[[OLD]], 1
  %c = cmpxchg ptr %p, i32 1, i32 2 monotonic monotonic
  %d = extractvalue { i32, i1 } %c, 1
  %e = zext i1 %d to i32
  store i32 %e, ptr %p
  ret void
}
