; RUN: %opt_dxil -passes=dxil-localize-globals -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; A static variable belongs to a thread: a local of the entry, set at its start.
; CHECK-NOT: @counter
@counter = internal global i32 3
; CHECK-NOT: @private
@private = internal addrspace(5) global float 0.0
; Groupshared memory and constants stay.
; CHECK: @shared = internal addrspace(3) global i32
@shared = internal addrspace(3) global i32 undef
; CHECK: @table = internal constant
@table = internal constant [2 x i32] [i32 1, i32 2]
; CHECK-LABEL: define i32 @main
; CHECK-DAG: %counter = alloca i32
; CHECK-DAG: store i32 3, ptr %counter
; CHECK-DAG: %private = alloca float
; CHECK: load i32, ptr %counter
define i32 @main() #0 {
  %x = load i32, ptr @counter
  store float 1.0, ptr addrspace(5) @private
  store i32 %x, ptr addrspace(3) @shared
  %t = load i32, ptr @table
  ret i32 %t
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
