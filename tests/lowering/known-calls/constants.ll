; Functions of known numbers are folded as DXC does: in double, rounded to the type. What has no finite value stays.
; RUN: %opt_dxil -passes=dxil-known-calls,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define float @functions
; CHECK-NEXT: ret float 0x3FB9AF8880000000
define float @functions() {
  %t = call float @llvm.tan.f32(float 0x3FB99999A0000000)
  ret float %t
}
; CHECK-LABEL: define float @sum
; CHECK-NEXT: ret float 1.500000e+01
define float @sum() {
  %d = call float @llvm.dx.dot3.f32(float 1.0, float 2.0, float 3.0, float 1.0, float 2.0, float 3.0)
  %s = call float @llvm.dx.saturate.f32(float 7.0)
  %r = fadd float %d, %s
  ret float %r
}
; CHECK-LABEL: define half @half
; CHECK-NEXT: ret half 0xH3800
define half @half() {
  %r = call half @llvm.dx.rsqrt.f16(half 4.0)
  ret half %r
}
; CHECK-LABEL: define float @infinite
; CHECK: call float @llvm.dx.rsqrt.f32(float 0.000000e+00)
define float @infinite() {
  %r = call float @llvm.dx.rsqrt.f32(float 0.0)
  ret float %r
}
; CHECK-LABEL: define float @unknown
; CHECK: call float @llvm.tan.f32(float %x)
define float @unknown(float %x) {
  %r = call float @llvm.tan.f32(float %x)
  ret float %r
}
