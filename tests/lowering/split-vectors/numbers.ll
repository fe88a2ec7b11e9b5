; Vectors become their numbers; where they are native, those of numbers that DXIL has stay whole.
; RUN: split-file %s %t
; RUN: %opt_dxil -passes=dxil-split-vectors,verify -S %t/split.ll | FileCheck %s --implicit-check-not='<2 x'
; RUN: %opt_dxil -passes=dxil-split-vectors,verify -S %t/native.ll | FileCheck %s --check-prefix=NATIVE
; CHECK-LABEL: define void @main
; CHECK: %[[A:.*]] = fadd float
; CHECK: %[[B:.*]] = fadd float
; CHECK: store float %[[A]]
; CHECK: store float %[[B]]
; NATIVE: fadd <2 x float> %x, %y

;--- split.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @main(float %a, float %b, ptr %p, ptr %q) {
  %x0 = insertelement <2 x float> poison, float %a, i32 0
  %x = insertelement <2 x float> %x0, float %b, i32 1
  %r = fadd <2 x float> %x, %x
  %r0 = extractelement <2 x float> %r, i32 0
  %r1 = extractelement <2 x float> %r, i32 1
  store float %r0, ptr %p
  store float %r1, ptr %q
  ret void
}
;--- native.ll
target triple = "dxilv1.9-pc-shadermodel6.9-compute"
define <2 x float> @main(<2 x float> %x, <2 x float> %y) {
  %r = fadd <2 x float> %x, %y
  ret <2 x float> %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"dx.nativevectors", i32 1}
