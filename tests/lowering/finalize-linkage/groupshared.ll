; RUN: %opt_dxil -passes=dxil-finalize-linkage -S %s | FileCheck %s
; A groupshared variable that is only declared, as hlsl.h has them, is defined; one that nothing
; uses stays a declaration.

target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK: @used = internal addrspace(3) global [4 x float] undef
@used = external hidden addrspace(3) global [4 x float], align 4
; CHECK: @unused = external
@unused = external hidden addrspace(3) global [4 x float], align 4

define void @main() #0 {
  store float 1.0, ptr addrspace(3) @used
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
