; RUN: rm -rf %t && split-file %s %t
; RUN: not %opt_dxil -passes=dxil-legalize -S %t/wide.ll -o /dev/null 2>&1 | FileCheck %t/wide.ll
; RUN: not %opt_dxil -passes=dxil-legalize -S %t/bfloat.ll -o /dev/null 2>&1 | FileCheck %t/bfloat.ll

;--- wide.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function f {{.*}}integers wider than 64 bits are not supported
define i32 @f(i32 %x) {
  %a = zext i32 %x to i128
  %b = udiv i128 %a, 7
  %c = lshr i128 %b, 40
  %d = trunc i128 %c to i32
  ret i32 %d
}

;--- bfloat.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function f {{.*}}unsupported type 'bfloat'
define float @f(float %x) {
  %a = fptrunc float %x to bfloat
  %b = fpext bfloat %a to float
  ret float %b
}
