; RUN: not %opt_dxil -passes=dxil-constant-elements -S %s 2>&1 | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK: error: {{.*}}index 4 is out of bounds of a vector of 4 in a constant buffer
define i32 @outside() {
  %i = add i32 2, 2
  %r = call i32 @dxil.constant.element(i32 %i, i32 4)
  ret i32 %r
}
declare i32 @dxil.constant.element(i32, i32)
