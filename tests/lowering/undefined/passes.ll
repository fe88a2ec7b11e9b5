; What dxil-legalize takes in place of undefined values, and what it reports.
; RUN: %opt_dxil -passes=dxil-legalize -S %s -o - | FileCheck %s
; RUN: sed 's/^; CHECKED-MODULE //' %s > %t.in.ll
; RUN: %opt_dxil -passes=dxil-legalize -S %t.in.ll -o %t.ll 2>&1 | FileCheck %s --check-prefix=CHECKED
target triple = "dxil-pc-shadermodel6.2-compute"
; CHECKED-MODULE !dxil.check.undefined = !{}

; Each read of one variable has the same value; a local variable that begins with it has none.
; CHECK-LABEL: define float @frozen(
; CHECK-NOT: store
; CHECK: fadd float %x, 0.000000e+00
; CHECKED: warning: {{.*}}check: 'fadd' reads a value that nothing has set, and is given 0 (in 'frozen')
define float @frozen(float %x) {
  %local = alloca float
  %v = freeze float poison
  store float %v, ptr %local
  %r = fadd float %x, %v
  ret float %r
}

; A bit field of a word that was never set as a whole: no report.
; CHECK-LABEL: define i32 @part(
; CHECK: or i32 {{.*}}5
define i32 @part() {
  %v = freeze i32 poison
  %rest = and i32 %v, -16
  %word = or i32 %rest, 5
  ret i32 %word
}

; CHECK-LABEL: define float @chosen(
; CHECK: ret float %x
; CHECKED: warning: {{.*}}check: one of two values is undefined, and the other is taken (in 'chosen')
define float @chosen(i1 %c, float %x) {
  %r = select i1 %c, float %x, float undef
  ret float %r
}

; CHECK-LABEL: define i32 @nowhere(
; CHECK-NEXT: ret i32 0
; CHECKED: warning: {{.*}}check: 'load' reads a value that nothing has set
; CHECKED: warning: {{.*}}check: a store to an undefined address is left out (in 'nowhere')
define i32 @nowhere() {
  %v = load i32, ptr undef
  store i32 1, ptr undef
  ret i32 %v
}
; CHECKED-NOT: check:
