; RUN: %opt_dxil -passes=dxil-op-lower -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK-LABEL: define float @floats
define float @floats(float %x, float %y) {
; A call that must be exact is marked, since a call has no fast-math flags.
; CHECK: %a = call float @dx.op.unary.f32(i32 13, float %x), !dx.precise
  %a = call float @llvm.sin.f32(float %x)
; CHECK: call fast float @dx.op.unary.f32(i32 24, float %a)
  %b = call fast float @llvm.sqrt.f32(float %a)
; CHECK: call float @dx.op.binary.f32(i32 35, float %{{.*}}, float %y)
  %c = call float @llvm.maxnum.f32(float %b, float %y)
; CHECK: call float @dx.op.tertiary.f32(i32 46, float %x, float %y, float %{{.*}})
  %d = call float @llvm.fmuladd.f32(float %x, float %y, float %c)
; CHECK: call float @dx.op.dot2.f32(i32 54,
  %e = call float @llvm.dx.dot2.f32(float %x, float %y, float %d, float %a)
; CHECK: call i1 @dx.op.isSpecialFloat.f32(i32 8, float
  %f = call i1 @llvm.dx.isnan.f32(float %e)
  %r = select i1 %f, float %e, float %x
  ret float %r
}
; Nothing in a function with this attribute is exact: LLVM has dropped the flags.
; CHECK-LABEL: define half @inexact
; CHECK: call half @dx.op.unary.f16(i32 6, half %x){{$}}
define half @inexact(half %x) "no-signed-zeros-fp-math"="true" {
  %a = call half @llvm.fabs.f16(half %x)
  ret half %a
}
; CHECK-LABEL: define i64 @integers
define i64 @integers(i32 %x, i64 %y, i16 %z) {
; CHECK: call i32 @dx.op.binary.i32(i32 39, i32 %x, i32 3)
  %a = call i32 @llvm.umax.i32(i32 %x, i32 3)
; CHECK: call i32 @dx.op.unary.i32(i32 30, i32
  %b = call i32 @llvm.bitreverse.i32(i32 %a)
; The count of bits is an i32, whatever is counted.
; CHECK: %[[C:.*]] = call i32 @dx.op.unaryBits.i64(i32 31, i64 %y)
; CHECK: zext i32 %[[C]] to i64
  %c = call i64 @llvm.ctpop.i64(i64 %y)
; CHECK: %[[D:.*]] = call i32 @dx.op.unaryBits.i16(i32 31, i16 %z)
; CHECK: trunc i32 %[[D]] to i16
  %d = call i16 @llvm.ctpop.i16(i16 %z)
; CHECK: %[[E:.*]] = call %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44,
; CHECK: extractvalue %dx.types.i32c %[[E]], 1
  %e = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %b, i32 %x)
  %o = extractvalue { i32, i1 } %e, 1
  %d64 = zext i16 %d to i64
  %r = select i1 %o, i64 %c, i64 %d64
  ret i64 %r
}
