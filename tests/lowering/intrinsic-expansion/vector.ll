; RUN: %opt_dxil -passes=dxil-intrinsic-expansion -S %s | FileCheck %s
;
; Element-wise intrinsics are split; the others become ops on scalars.
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define <2 x float> @frac
; CHECK-COUNT-2: call float @llvm.dx.frac.f32
; CHECK-NOT: v2f32
define <2 x float> @frac(<2 x float> %x) {
  %r = call <2 x float> @llvm.dx.frac.v2f32(<2 x float> %x)
  ret <2 x float> %r
}
; CHECK-LABEL: define float @dot
; CHECK: call float @llvm.dx.dot3.f32(float %{{.*}}, float %{{.*}}, float %{{.*}}, float %{{.*}}, float %{{.*}}, float %{{.*}})
define float @dot(<3 x float> %x, <3 x float> %y) {
  %r = call float @llvm.dx.fdot.v3f32(<3 x float> %x, <3 x float> %y)
  ret float %r
}
; CHECK-LABEL: define i32 @idot
; CHECK: mul i32
; CHECK: call i32 @llvm.dx.imad.i32
define i32 @idot(<2 x i32> %x, <2 x i32> %y) {
  %r = call i32 @llvm.dx.sdot.v2i32(<2 x i32> %x, <2 x i32> %y)
  ret i32 %r
}
; A constant's length is a constant.
; CHECK-LABEL: define <2 x float> @normalize_constant
; CHECK-NOT: call
; CHECK: ret <2 x float> <float 0x3FE3333340000000, float 0x3FE99999A0000000>
define <2 x float> @normalize_constant() {
  %r = call <2 x float> @llvm.dx.normalize.v2f32(<2 x float> <float 3.0, float 4.0>)
  ret <2 x float> %r
}

; CHECK-LABEL: define <3 x float> @normalize
; CHECK: %[[D:.*]] = call float @llvm.dx.dot3.f32
; CHECK: %[[R:.*]] = call float @llvm.dx.rsqrt.f32(float %[[D]])
; CHECK-COUNT-3: fmul float %{{.*}}, %[[R]]
define <3 x float> @normalize(<3 x float> %x) {
  %r = call <3 x float> @llvm.dx.normalize.v3f32(<3 x float> %x)
  ret <3 x float> %r
}
; CHECK-LABEL: define <3 x float> @cross
; CHECK-COUNT-3: fsub float
define <3 x float> @cross(<3 x float> %x, <3 x float> %y) {
  %r = call <3 x float> @llvm.dx.cross.v3f32(<3 x float> %x, <3 x float> %y)
  ret <3 x float> %r
}
; CHECK-LABEL: define i1 @any
; CHECK-COUNT-2: fcmp une float
; CHECK: or i1
define i1 @any(<2 x float> %x) {
  %r = call i1 @llvm.dx.any.v2f32(<2 x float> %x)
  ret i1 %r
}
; CHECK-LABEL: define i32 @reduce
; CHECK-COUNT-3: call i32 @llvm.umax.i32
define i32 @reduce(<4 x i32> %x) {
  %r = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %x)
  ret i32 %r
}
; A typed buffer of doubles is read as words.
; CHECK-LABEL: define double @load64
; CHECK: call { <4 x i32>, i1 } @llvm.dx.resource.load.typedbuffer
; CHECK: call double @llvm.dx.asdouble
define double @load64(i32 %i) {
  %h = call target("dx.TypedBuffer", double, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call { double, i1 } @llvm.dx.resource.load.typedbuffer(target("dx.TypedBuffer", double, 1, 0, 0) %h, i32 %i)
  %r = extractvalue { double, i1 } %p, 0
  ret double %r
}
