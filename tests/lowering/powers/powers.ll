; pow is computed by the logarithm, so that a negative base gives NaN; a square is a product, and what FXC makes products of
; where the call says that the source is HLSL 2016. A constant base is left to folding.
; RUN: %opt_dxil -passes=dxil-powers,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define float @by_logarithm
; CHECK-NEXT: %[[L:.*]] = call float @llvm.log2.f32(float %x)
; CHECK-NEXT: %[[P:.*]] = fmul float %[[L]], %y
; CHECK-NEXT: %[[R:.*]] = call float @llvm.exp2.f32(float %[[P]])
; CHECK-NEXT: ret float %[[R]]
define float @by_logarithm(float %x, float %y) {
  %r = call float @llvm.pow.f32(float %x, float %y)
  ret float %r
}
; CHECK-LABEL: define <2 x float> @square
; CHECK-NEXT: %[[R:.*]] = fmul nnan <2 x float> %x, %x
; CHECK-NEXT: ret <2 x float> %[[R]]
define <2 x float> @square(<2 x float> %x) {
  %r = call nnan <2 x float> @llvm.pow.v2f32(<2 x float> %x, <2 x float> splat (float 2.0))
  ret <2 x float> %r
}
; Without the attribute a cube is no product, with it a power by a negative exponent is a quotient.
; CHECK-LABEL: define float @cube
; CHECK: @llvm.exp2.f32
define float @cube(float %x) {
  %r = call float @llvm.pow.f32(float %x, float 3.0)
  ret float %r
}
; CHECK-LABEL: define float @cube_by_products
; CHECK-NEXT: %[[S:.*]] = fmul float %x, %x
; CHECK-NEXT: %[[C:.*]] = fmul float %x, %[[S]]
; CHECK-NEXT: fdiv float 1.000000e+00, %[[C]]
define float @cube_by_products(float %x) {
  %r = call float @llvm.pow.f32(float %x, float -3.0) "dxil.powerbyproducts"
  ret float %r
}
; More products than FXC makes.
; CHECK-LABEL: define float @too_many
; CHECK: @llvm.exp2.f32
define float @too_many(float %x) {
  %r = call float @llvm.pow.f32(float %x, float 31.0) "dxil.powerbyproducts"
  ret float %r
}
; CHECK-LABEL: define float @constant
; CHECK-NEXT: call float @llvm.pow.f32(float 3.000000e+00, float %y)
define float @constant(float %y) {
  %r = call float @llvm.pow.f32(float 3.0, float %y)
  ret float %r
}
declare float @llvm.pow.f32(float, float)
declare <2 x float> @llvm.pow.v2f32(<2 x float>, <2 x float>)
