; Recursion that a shader reaches is an error; what nothing reaches is left alone. Nothing is changed.
; RUN: split-file %s %t
; RUN: not %opt_dxil -passes=dxil-check-recursion -disable-output %t/reached.ll 2>&1 | FileCheck %s
; RUN: %opt_dxil -passes=dxil-check-recursion,verify -S %t/unreached.ll | FileCheck %s --check-prefix=LEFT
; CHECK: error: {{.*}}recurs
; CHECK-NOT: error:
; LEFT: define internal i32 @a(i32 %v)
; LEFT-NEXT: call i32 @b

;--- reached.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @main() #0 {
  %r = call i32 @a(i32 1)
  ret void
}
define internal i32 @a(i32 %v) {
  %r = call i32 @b(i32 %v)
  ret i32 %r
}
define internal i32 @b(i32 %v) {
  %r = call i32 @a(i32 %v)
  ret i32 %r
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
;--- unreached.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define void @main() #0 {
  ret void
}
define internal i32 @a(i32 %v) {
  %r = call i32 @b(i32 %v)
  ret i32 %r
}
define internal i32 @b(i32 %v) {
  %r = call i32 @a(i32 %v)
  ret i32 %r
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
