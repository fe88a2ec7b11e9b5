; clang counts the members of a struct in a constant buffer without the padding between them: the second one is not
; the padding behind the first. Done once: a second time would spoil it.
; RUN: %opt_dxil -passes=dxil-constant-indices,verify -S %s | FileCheck %s
; RUN: %opt_dxil -passes=dxil-constant-indices,dxil-constant-indices,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%C = type <{ float, target("dx.Padding", 12), float, float }>
@c = external addrspace(2) global %C
@cb = global ptr null
; CHECK-LABEL: define float @main
; CHECK: getelementptr inbounds %C, ptr addrspace(2) @c, i32 0, i32 2
; CHECK: getelementptr inbounds %C, ptr addrspace(2) @c, i32 0, i32 3
; CHECK: getelementptr inbounds %C, ptr %p, i32 0, i32 1
define float @main(ptr %p) {
  %a = getelementptr inbounds %C, ptr addrspace(2) @c, i32 0, i32 1
  %b = getelementptr inbounds %C, ptr addrspace(2) @c, i32 0, i32 2
  %o = getelementptr inbounds %C, ptr %p, i32 0, i32 1
  %x = load float, ptr addrspace(2) %a
  %y = load float, ptr addrspace(2) %b
  %r = fadd float %x, %y
  store float %r, ptr %o
  ret float %r
}
!hlsl.cbs = !{!0}
!0 = !{ptr @cb, ptr addrspace(2) @c}
