; Each function calls the one below it twice: 2^20 copies of the last one are an error before they are made.
; RUN: %python %S/Inputs/doubled.py 20 > %t.ll
; RUN: not %opt_dxil -passes=dxil-inlining-limit -S %t.ll 2>&1 | FileCheck %s --check-prefix=LARGE
; RUN: %opt_dxil -passes=dxil-inlining-limit -S %s | FileCheck %s
; LARGE: error: {{.*}}more than {{[0-9]+}} instructions once all calls are inlined
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define i32 @small
; CHECK: ret i32 1
define i32 @small() {
  ret i32 1
}
