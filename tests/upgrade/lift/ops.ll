; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Ops become the intrinsics of their records, or extension intrinsics; metadata
; becomes the triple and attributes.
; RUN: %opt_dxil -S -passes=dxil-lift %s | FileCheck %s
target triple = "dxil-ms-dx"

%dx.types.i32c = type { i32, i1 }
%dx.types.Handle = type { ptr }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

; CHECK: target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: define void @main() #[[ENTRY:[0-9]+]]
define void @main() {
  ; CHECK: %id = call i32 @llvm.dx.thread.id(i32 0)
  %id = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %f = uitofp i32 %id to float
  ; Not precise: what HLSL allows by default.
  ; CHECK: %sin = call reassoc nsz arcp afn float @llvm.sin.f32(float %f)
  %sin = call float @dx.op.unary.f32(i32 13, float %f)
  ; CHECK: %exact = call float @llvm.cos.f32(float %sin)
  ; CHECK-NOT: dx.precise
  %exact = call float @dx.op.unary.f32(i32 12, float %sin), !dx.precise !9
  ; A carry is a flag in LLVM too, in a literal struct.
  ; CHECK: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %id, i32 7)
  %add = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 %id, i32 7)
  %sum = extractvalue %dx.types.i32c %add, 0
  ; CHECK: call i32 @llvm.dx.wave.reduce.usum.i32(i32
  %wave = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %sum, i8 0, i8 1)
  ; No intrinsic: the op's own name, with its arguments.
  ; CHECK: call i32 @dxil.waveActiveOp.i32(i32 %wave, i8 1, i8 0)
  %product = call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %wave, i8 1, i8 0)
  ; CHECK: call %dx.types.Handle @dxil.createHandle(i8 1, i32 0, i32 0, i1 false)
  %h = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  ; CHECK: call %dx.types.ResRet.f32 @dxil.bufferLoad.f32(%dx.types.Handle %h, i32 %product, i32 undef)
  %load = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %h, i32 %product, i32 undef)
  ret void
}

; CHECK-NOT: @dx.op.
; CHECK: attributes #[[ENTRY]] = { "hlsl.numthreads"="8,4,1" "hlsl.shader"="compute" "hlsl.wavesize"="32,0,0" }
; What has no form in LLVM is kept.
; CHECK-DAG: !dx.valver = 
; CHECK-DAG: !dxil.version = 
; CHECK-DAG: !dxil.entryPoints = !{![[KEPT:[0-9]+]]}
; CHECK-DAG: ![[KEPT]] = !{ptr @main, !"main", null, null, ![[FLAGS:[0-9]+]]}
; CHECK-DAG: ![[FLAGS]] = !{i32 0, i64 16}
; CHECK-NOT: dx.shaderModel

declare i32 @dx.op.threadId.i32(i32, i32)
declare float @dx.op.unary.f32(i32, float)
declare %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32, i32, i32)
declare i32 @dx.op.waveActiveOp.i32(i32, i32, i8, i8)
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.entryPoints = !{!3}
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 6}
!3 = !{ptr @main, !"main", null, null, !4}
!4 = !{i32 0, i64 16, i32 4, !5, i32 11, !6}
!5 = !{i32 8, i32 4, i32 1}
!6 = !{i32 32}
!9 = !{i32 1}
