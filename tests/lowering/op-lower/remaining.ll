; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The llvm.dx intrinsics that no other test here calls, each to its op.
; RUN: %opt_dxil -passes=dxil-intrinsic-expansion,dxil-op-lower -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"

; CHECK-LABEL: define float @derivatives
define float @derivatives(float %x) {
; CHECK: @dx.op.unary.f32(i32 83, float %x)
  %a = call float @llvm.dx.ddx.coarse.f32(float %x)
; CHECK: @dx.op.unary.f32(i32 84, float %a)
  %b = call float @llvm.dx.ddy.coarse.f32(float %a)
; CHECK: @dx.op.unary.f32(i32 85, float %b)
  %c = call float @llvm.dx.ddx.fine.f32(float %b)
; CHECK: @dx.op.unary.f32(i32 86, float %c)
  %d = call float @llvm.dx.ddy.fine.f32(float %c)
  ret float %d
}

; CHECK-LABEL: define float @angles
define float @angles(float %x) {
; CHECK: fmul float %x, 0x404CA5DC20000000
  %a = call float @llvm.dx.degrees.f32(float %x)
; CHECK: fmul float %{{.*}}, 0x3F91DF46A0000000
  %b = call float @llvm.dx.radians.f32(float %a)
  ret float %b
}

; CHECK-LABEL: define void @discards
define void @discards(i1 %c) {
; CHECK: call void @dx.op.discard(i32 82, i1 %c)
  call void @llvm.dx.discard(i1 %c)
  ret void
}

; CHECK-LABEL: define float @dots
define float @dots(float %a, float %b) {
; CHECK: @dx.op.dot4.f32(i32 56, float %a, float %a, float %a, float %a, float %b, float %b, float %b, float %b)
  %d = call float @llvm.dx.dot4.f32(float %a, float %a, float %a, float %a, float %b, float %b, float %b, float %b)
  ret float %d
}

; CHECK-LABEL: define i32 @packed
define i32 @packed(i32 %a, i32 %b, i32 %c) {
; CHECK: @dx.op.dot4AddPacked.i32(i32 164, i32 %c, i32 %a, i32 %b)
  %d = call i32 @llvm.dx.dot4add.u8packed(i32 %c, i32 %a, i32 %b)
  ret i32 %d
}

; CHECK-LABEL: define i1 @infinite
define i1 @infinite(float %x) {
; CHECK: @dx.op.isSpecialFloat.f32(i32 9, float %x)
  %r = call i1 @llvm.dx.isinf.f32(float %x)
  ret i1 %r
}

; CHECK-LABEL: define float @clamps
define float @clamps(float %x, float %low, float %high) {
; CHECK: %[[M:.*]] = call float @dx.op.binary.f32(i32 35, float %x, float %low)
; CHECK: call float @dx.op.binary.f32(i32 36, float %[[M]], float %high)
  %r = call float @llvm.dx.nclamp.f32(float %x, float %low, float %high)
  ret float %r
}

; CHECK-LABEL: define void @waves
define void @waves(i32 %i, float %f) {
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %i, i8 0, i8 0)
  %a = call i32 @llvm.dx.wave.reduce.sum.i32(i32 %i)
; CHECK: @dx.op.waveActiveOp.f32(i32 119, float %f, i8 2, i8 0)
  %b = call float @llvm.dx.wave.reduce.min.f32(float %f)
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %i, i8 3, i8 1)
  %c = call i32 @llvm.dx.wave.reduce.umax.i32(i32 %i)
; CHECK: @dx.op.waveActiveOp.i32(i32 119, i32 %i, i8 2, i8 1)
  %d = call i32 @llvm.dx.wave.reduce.umin.i32(i32 %i)
  ret void
}

; CHECK-LABEL: define half @halves
define half @halves() {
  %h = call target("dx.CBuffer", [8 x half]) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
; CHECK: %[[R:.*]] = call %dx.types.CBufRet.f16.8 @dx.op.cbufferLoadLegacy.f16(i32 59, %dx.types.Handle %{{.*}}, i32 2)
; CHECK: extractvalue %dx.types.CBufRet.f16.8 %[[R]], 7
  %r = call { half, half, half, half, half, half, half, half } @llvm.dx.resource.load.cbufferrow.8(target("dx.CBuffer", [8 x half]) %h, i32 2)
  %x = extractvalue { half, half, half, half, half, half, half, half } %r, 7
  ret half %x
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
