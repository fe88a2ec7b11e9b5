; A warning for a variable that is read and never set; nothing is changed.
; RUN: %opt_dxil -passes=dxil-unset-variables,verify -S %s 2>%t | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNING --input-file=%t
; WARNING: warning: {{.*}}variable is uninitialized when used here [-Wuninitialized] (in 'unset')
; WARNING-NOT: warning:
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK-LABEL: define float @unset
; CHECK-NEXT: %never = alloca float
; CHECK-NEXT: %a = load float, ptr %never
; CHECK-NEXT: ret float %a
define float @unset() {
  %never = alloca float
  %a = load float, ptr %never
  ret float %a
}
define float @set(i1 %c) {
entry:
  %once = alloca float
  br i1 %c, label %then, label %end
then:
  store float 1.0, ptr %once
  br label %end
end:
  %b = load float, ptr %once
  ret float %b
}
