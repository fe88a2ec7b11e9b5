; Nothing is simplified in a shader with values that have to be exact: what they are computed from still has flags that
; it must not have.
; RUN: %opt_dxil -passes=dxil-inline-calls -S %s | FileCheck %s
target triple = "dxilv1.5-pc-shadermodel6.5-compute"

; CHECK-LABEL: define void @main
; CHECK-COUNT-4: fmul fast float
; CHECK: ret void
define void @main(float %x, float %y, ptr %out) {
  %a = call float @difference(float %x)
  %b = call float @difference(float %y)
  %c = fadd float %a, %b
  %d = call float @dxil.exact.f32(float %c)
  store float %d, ptr %out
  ret void
}

define internal float @difference(float %v) #1 {
  %p = fmul fast float %v, %v
  %q = fmul fast float %v, %v
  %r = fsub fast float %p, %q
  ret float %r
}

declare float @dxil.exact.f32(float)

attributes #1 = { alwaysinline nounwind }
