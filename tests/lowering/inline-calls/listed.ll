; What a library's list of constructors names stays a function, and what it calls is inlined into it as well.
; RUN: %opt_dxil -passes=dxil-inline-calls -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-library"

@Value = internal global float 0.0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @set, ptr null }]

; CHECK-LABEL: define float @use
; CHECK-NOT: call
; CHECK: store float 2.000000e+00, ptr @Value
define float @use() #0 {
  call void @start()
  %v = load float, ptr @Value
  ret float %v
}

; CHECK-LABEL: define internal void @set
; CHECK-NOT: call
; CHECK: store float 2.000000e+00, ptr @Value
; CHECK: ret void
; CHECK-NOT: define
define internal void @set() #1 {
  call void @start()
  %v = load float, ptr @Value
  %w = fadd float %v, %v
  store float %w, ptr @Value
  ret void
}

define internal void @start() #1 {
  store float 2.0, ptr @Value
  ret void
}

attributes #0 = { "hlsl.export" }
attributes #1 = { alwaysinline }
