; What a marked value is computed from has no fast-math flags: through memory and choices, with their conditions.
; Other values keep theirs; marks are gone.
; RUN: %opt_dxil -passes=dxil-precise-values,verify -S %s | FileCheck %s --implicit-check-not=dxil.exact
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"

; CHECK-LABEL: define float @main
; CHECK: %stored = fmul float %a, %b
; CHECK: %c = fcmp ogt float %a, %b
; CHECK: %left = fadd float %loaded, 1.0
; CHECK: %v = phi float
; CHECK: %free = fadd fast float %a, %b
; CHECK: %r = fadd fast float %v, %free
define float @main(float %a, float %b) {
entry:
  %m = alloca float
  %stored = fmul fast float %a, %b
  store float %stored, ptr %m
  %c = fcmp fast ogt float %a, %b
  br i1 %c, label %then, label %end
then:
  %loaded = load float, ptr %m
  %left = fadd fast float %loaded, 1.0
  br label %end
end:
  %v = phi float [ %left, %then ], [ 0.0, %entry ]
  %exact = call float @dxil.exact.f32(float %v)
  %free = fadd fast float %a, %b
  %r = fadd fast float %exact, %free
  ret float %r
}

; The condition of an `if` with `else`, and of a switch, decides which value arrives.
; CHECK-LABEL: define float @arms
; CHECK: %c = fcmp ogt float %a, %b
; CHECK: %x = fmul float %a, %b
; CHECK: %d = fcmp oge float %a, 2.0
; CHECK: %free = fcmp fast olt float %a, %b
define float @arms(float %a, float %b) {
entry:
  %c = fcmp fast ogt float %a, %b
  br i1 %c, label %then, label %else
then:
  br label %end
else:
  %x = fmul fast float %a, %b
  %d = fcmp fast oge float %a, 2.0
  %n = zext i1 %d to i32
  switch i32 %n, label %other [ i32 0, label %zero ]
zero:
  br label %end
other:
  br label %end
end:
  %v = phi float [ 1.0, %then ], [ %x, %zero ], [ 2.0, %other ]
  %exact = call float @dxil.exact.f32(float %v)
  %free = fcmp fast olt float %a, %b
  %r = select i1 %free, float %exact, float 0.0
  ret float %r
}
declare float @dxil.exact.f32(float)

; A function with a mark loses the attribute that says that it has no exact values; another one keeps it.
; CHECK: define float @marked(float %a) {
define float @marked(float %a) "no-signed-zeros-fp-math"="true" {
  %exact = call float @dxil.exact.f32(float %a)
  ret float %exact
}
; CHECK: define float @unmarked(float %a) #[[UNMARKED:[0-9]+]]
define float @unmarked(float %a) "no-signed-zeros-fp-math"="true" {
  ret float %a
}
; CHECK: attributes #[[UNMARKED]] = { "no-signed-zeros-fp-math"="true" }
