; RUN: %opt_dxil -passes=dxil-op-lower -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK-LABEL: define i32 @main
define i32 @main(i32 %x, i1 %c, float %f) {
; CHECK: call i32 @dx.op.waveActiveOp.i32(i32 119, i32 %x, i8 0, i8 1)
  %a = call i32 @llvm.dx.wave.reduce.usum.i32(i32 %x)
; CHECK: call float @dx.op.waveActiveOp.f32(i32 119, float %f, i8 3, i8 0)
  %b = call float @llvm.dx.wave.reduce.max.f32(float %f)
; CHECK: %[[B:.*]] = call %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 %c)
; CHECK: %[[E:.*]] = extractvalue %dx.types.fouri32 %[[B]], 2
  %v = call <4 x i32> @llvm.dx.wave.ballot(i1 %c)
  %e = extractelement <4 x i32> %v, i32 2
; CHECK: call i32 @dx.op.waveReadLaneAt.i32(i32 117, i32 %[[E]], i32 %x)
  %r = call i32 @llvm.dx.wave.readlane.i32(i32 %e, i32 %x)
; CHECK: call i32 @dx.op.waveGetLaneIndex(i32 111)
  %l = call i32 @llvm.dx.wave.getlaneindex()
; An extension intrinsic carries the op's own arguments.
; CHECK: call i32 @dx.op.wavePrefixOp.i32(i32 121, i32 %{{.*}}, i8 0, i8 0)
  %p = call i32 @dxil.wavePrefixOp.i32(i32 %l, i8 0, i8 0)
; CHECK-NOT: <4 x i32>
  %s = add i32 %p, %r
  ret i32 %s
}
declare i32 @dxil.wavePrefixOp.i32(i32, i8, i8)
