; A module without marks keeps its flags in place.
; RUN: %opt_dxil -passes=dxil-hold-fast-flags -S %s | FileCheck %s --implicit-check-not=dxil.fast
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"

; CHECK: %x = fadd fast float %a, %a
define float @main(float %a) {
  %x = fadd fast float %a, %a
  ret float %x
}
