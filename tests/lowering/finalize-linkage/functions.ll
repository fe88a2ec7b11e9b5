; RUN: rm -rf %t && split-file %s %t
; RUN: %opt_dxil -passes=dxil-finalize-linkage -S %t/calls.ll | FileCheck %t/calls.ll
; RUN: not %opt_dxil -passes=dxil-finalize-linkage -S %t/recursion.ll -o /dev/null 2>&1 | FileCheck %t/recursion.ll

;--- calls.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: define internal float @helper({{.*}} #[[A:[0-9]+]]
define float @helper(float %x) noinline optnone {
  ret float %x
}
; CHECK: define void @main
define void @main() #0 {
  %r = call float @helper(float 1.0)
  ret void
}
; CHECK: attributes #[[A]] = { alwaysinline }
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- recursion.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}recursive functions are not allowed
define i32 @odd(i32 %x) {
  %r = call i32 @even(i32 %x)
  ret i32 %r
}
define i32 @even(i32 %x) {
  %r = call i32 @odd(i32 %x)
  ret i32 %r
}
define void @main() #0 {
  %r = call i32 @odd(i32 3)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
