; Before a mark is followed, no pass may use the fast-math flags: they are in metadata, and come back where no precise value depends on them.
; RUN: %opt_dxil -passes=dxil-hold-fast-flags,verify -S %s | FileCheck %s --check-prefix=HELD
; RUN: %opt_dxil -passes='dxil-hold-fast-flags,function(instsimplify),dxil-precise-values,verify' -S %s | FileCheck %s --implicit-check-not='!dxil.fast'
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"

; HELD: %difference = fsub float %a, %b, !dxil.fast ![[FAST:[0-9]+]]
; HELD: %sum = fadd float %difference, %b, !dxil.fast ![[FAST]]
; HELD: %some = fmul float %a, %b, !dxil.fast ![[SOME:[0-9]+]]
; HELD: %none = fmul float %some, %b{{$}}
; HELD-DAG: ![[FAST]] = !{i32 127}
; HELD-DAG: ![[SOME]] = !{i32 9}
; CHECK: %difference = fsub float %a, %b
; CHECK: %sum = fadd float %difference, %b
; CHECK: %some = fmul reassoc nsz float %a, %b
; CHECK: %none = fmul float %some, %b
define float @main(float %a, float %b) {
  %difference = fsub fast float %a, %b
  %sum = fadd fast float %difference, %b
  %exact = call float @dxil.exact.f32(float %sum)
  %some = fmul reassoc nsz float %a, %b
  %none = fmul float %some, %b
  %r = fadd float %exact, %none
  ret float %r
}

; Metadata of another form is no flags.
; CHECK-LABEL: define float @malformed
; CHECK: fadd float %a, %a
; CHECK: fmul float
define float @malformed(float %a) {
  %x = fadd float %a, %a, !dxil.fast !0
  %y = fmul float %x, %x, !dxil.fast !1
  ret float %y
}
!0 = !{}
!1 = !{!"fast"}

declare float @dxil.exact.f32(float)
