; RUN: %opt_dxil -passes=dxil-intrinsic-expansion -S %s | FileCheck %s
;
; Floating-point functions that no op stands for (family: math).
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define float @pow
; CHECK: %[[L:.*]] = call fast float @llvm.log2.f32(float %x)
; CHECK: %[[M:.*]] = fmul fast float %[[L]], %y
; CHECK: call fast float @llvm.exp2.f32(float %[[M]])
define float @pow(float %x, float %y) {
  %r = call fast float @llvm.pow.f32(float %x, float %y)
  ret float %r
}
; CHECK-LABEL: define float @exp
; CHECK: fmul float %x, 0x3FF7154760000000
; CHECK: call float @llvm.exp2.f32
define float @exp(float %x) {
  %r = call float @llvm.exp.f32(float %x)
  ret float %r
}
; CHECK-LABEL: define float @log10
; CHECK: call float @llvm.log2.f32(float %x)
; CHECK: fmul float %{{.*}}, 0x3FD3441360000000
define float @log10(float %x) {
  %r = call float @llvm.log10.f32(float %x)
  ret float %r
}
; CHECK-LABEL: define float @lerp
; CHECK: %[[D:.*]] = fsub float %y, %x
; CHECK: %[[S:.*]] = fmul float %s, %[[D]]
; CHECK: fadd float %x, %[[S]]
define float @lerp(float %x, float %y, float %s) {
  %r = call float @llvm.dx.lerp.f32(float %x, float %y, float %s)
  ret float %r
}
; CHECK-LABEL: define float @step
; CHECK: %[[C:.*]] = fcmp olt float %x, %edge
; CHECK: select i1 %[[C]], float 0.000000e+00, float 1.000000e+00
define float @step(float %edge, float %x) {
  %r = call float @llvm.dx.step.f32(float %edge, float %x)
  ret float %r
}
; CHECK-LABEL: define float @atan2
; CHECK: %[[Q:.*]] = fdiv float %y, %x
; CHECK: call float @llvm.atan.f32(float %[[Q]])
; CHECK-COUNT-4: select i1
define float @atan2(float %y, float %x) {
  %r = call float @llvm.atan2.f32(float %y, float %x)
  ret float %r
}
; CHECK-LABEL: define i32 @sign
; CHECK-DAG: %[[P:.*]] = fcmp olt float 0.000000e+00, %x
; CHECK-DAG: %[[N:.*]] = fcmp olt float %x, 0.000000e+00
; CHECK: sub i32
define i32 @sign(float %x) {
  %r = call i32 @llvm.dx.sign.f32(float %x)
  ret i32 %r
}
; x^3 is two products.
; CHECK-LABEL: define float @powi
; CHECK: %[[S:.*]] = fmul float %x, %x
; CHECK: %[[R:.*]] = fmul float %x, %[[S]]
; CHECK: ret float %[[R]]
define float @powi(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 3)
  ret float %r
}
; CHECK-LABEL: define float @round
; CHECK: call float @llvm.fabs.f32(float %x)
; CHECK: call float @llvm.floor.f32
; CHECK: fcmp oge float %{{.*}}, 5.000000e-01
; CHECK-NOT: llvm.round
; CHECK: ret float
define float @round(float %x) {
  %r = call float @llvm.round.f32(float %x)
  ret float %r
}
; Fma is an op of doubles only.
; CHECK-LABEL: define float @fma
; CHECK: call float @llvm.fmuladd.f32(float %x, float %y, float %z)
define float @fma(float %x, float %y, float %z) {
  %r = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %r
}
; CHECK-LABEL: define double @fma64
; CHECK: call double @llvm.fma.f64
define double @fma64(double %x) {
  %r = call double @llvm.fma.f64(double %x, double %x, double %x)
  ret double %r
}
; Infinities of both signs: one range of the bits without the sign.
; CHECK-LABEL: define i1 @class_inf
; CHECK: %[[B:.*]] = bitcast float %x to i32
; CHECK: %[[A:.*]] = and i32 %[[B]], 2147483647
; CHECK: %[[S:.*]] = sub i32 %[[A]], 2139095040
; CHECK: icmp ult i32 %[[S]], 1
define i1 @class_inf(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  ret i1 %r
}
; CHECK-LABEL: define i32 @toint
; DXIL's conversion saturates itself.
; CHECK-NEXT: %r = fptosi float %x to i32
; CHECK-NEXT: ret i32 %r
define i32 @toint(float %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}
; Tests of special values of half are an op from shader model 6.9 on only.
; CHECK-LABEL: define i1 @finite_half
; CHECK: %[[B:.*]] = bitcast half %x to i16
; CHECK: and i16 %[[B]], 32767
; CHECK-NOT: @dxil.isFinite
; CHECK: ret i1
define i1 @finite_half(half %x) {
  %r = call i1 @dxil.isFinite.f16(half %x)
  ret i1 %r
}
; CHECK-LABEL: define i1 @normal_half
; CHECK-NOT: @dxil.isNormal
; CHECK: icmp ult i16 %{{.*}}, 30720
; CHECK: ret i1
define i1 @normal_half(half %x) {
  %r = call i1 @dxil.isNormal.f16(half %x)
  ret i1 %r
}
; CHECK-LABEL: define i1 @finite_float
; CHECK: call i1 @dxil.isFinite.f32(float %x)
define i1 @finite_float(float %x) {
  %r = call i1 @dxil.isFinite.f32(float %x)
  ret i1 %r
}
declare i1 @dxil.isFinite.f16(half)
declare i1 @dxil.isNormal.f16(half)
declare i1 @dxil.isFinite.f32(float)

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
