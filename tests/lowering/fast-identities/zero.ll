; A product with zero and a number less itself are zero where arithmetic is not precise, and what they were computed
; from is gone. Precise arithmetic stays as it is.
; RUN: %opt_dxil -passes=dxil-fast-identities,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"

; CHECK-LABEL: define float @product
; CHECK-NEXT: ret float 0.0
define float @product(float %a) {
  %x = fadd reassoc nsz arcp contract afn float %a, 1.0
  %r = fmul reassoc nsz arcp contract afn float %x, 0.0
  ret float %r
}
; CHECK-LABEL: define <2 x float> @difference
; CHECK-NEXT: ret <2 x float> zeroinitializer
define <2 x float> @difference(<2 x float> %a) {
  %r = fsub reassoc nsz arcp contract afn <2 x float> %a, %a
  ret <2 x float> %r
}
; CHECK-LABEL: define float @precise
; CHECK: fmul float %a, 0.0
define float @precise(float %a) {
  %r = fmul float %a, 0.0
  ret float %r
}
; CHECK-LABEL: define float @others
; CHECK: fsub reassoc nsz arcp contract afn float %a, %b
define float @others(float %a, float %b) {
  %r = fsub reassoc nsz arcp contract afn float %a, %b
  ret float %r
}
; A zero makes its users known.
; CHECK-LABEL: define float @users
; CHECK-NEXT: ret float %a
define float @users(float %a, float %b) {
  %d = fsub reassoc nsz arcp contract afn float %b, %b
  %p = fmul reassoc nsz arcp contract afn float %d, %b
  %r = fadd reassoc nsz arcp contract afn float %a, %p
  ret float %r
}
