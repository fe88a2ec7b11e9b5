; What is called twice is simplified before it is copied: its variable is a value and what it computes twice is computed
; once, in both copies. What is called once goes into its caller as it is. No function is left but the shader.
; RUN: %opt_dxil -passes=dxil-inline-calls -S %s | FileCheck %s
target triple = "dxilv1.5-pc-shadermodel6.5-compute"

; CHECK-LABEL: define void @main
; CHECK-NOT: alloca [2 x float]
; CHECK: %kept.i = alloca float
; CHECK-NOT: alloca [2 x float]
; CHECK: fmul float %x, %x
; CHECK-NOT: fmul float %x, %x
; CHECK: fmul float %y, %y
; CHECK-NOT: fmul float %y, %y
; CHECK: store float %{{.*}}, ptr %kept.i
; CHECK: ret void
; CHECK-NOT: define
define void @main(float %x, float %y, ptr %out) #0 {
  %a = call float @twice(float %x)
  %b = call float @twice(float %y)
  %c = fadd float %a, %b
  %d = call float @once(float %c)
  store float %d, ptr %out
  ret void
}

define internal float @twice(float %v) #1 {
entry:
  %pair = alloca [2 x float]
  br label %body
body:
  %first = fmul float %v, %v
  store float %first, ptr %pair
  %place = getelementptr inbounds [2 x float], ptr %pair, i32 0, i32 1
  %second = fmul float %v, %v
  store float %second, ptr %place
  %l0 = load float, ptr %pair
  %l1 = load float, ptr %place
  %sum = fadd float %l0, %l1
  br label %return
return:
  ret float %sum
}

define internal float @once(float %v) #1 {
  %kept = alloca float
  store float %v, ptr %kept
  %l = load float, ptr %kept
  ret float %l
}

attributes #0 = { "hlsl.shader"="compute" }
attributes #1 = { alwaysinline nounwind }
