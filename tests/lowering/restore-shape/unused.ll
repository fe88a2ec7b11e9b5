; An operation whose result nobody takes was in the container: it stays when vectors are taken apart.
; RUN: %opt_dxil -passes=dxil-restore-shape -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

%dx.types.Handle = type { ptr }

; CHECK-LABEL: define void @main
; CHECK: call %dx.types.Handle @dxil.createHandleFromHeap(i32 3
; CHECK-NOT: <2 x float>
; CHECK-NOT: fake.use
; CHECK: store float
define void @main(ptr addrspace(3) %p) {
  %unused = call %dx.types.Handle @dxil.createHandleFromHeap(i32 3, i1 false, i1 false)
  %v = load <2 x float>, ptr addrspace(3) %p, align 4
  %s = fadd <2 x float> %v, <float 1.0, float 2.0>
  %e = extractelement <2 x float> %s, i32 1
  store float %e, ptr addrspace(3) %p, align 4
  ret void
}

declare %dx.types.Handle @dxil.createHandleFromHeap(i32, i1, i1) memory(none) nounwind willreturn

!dxil.entryPoints = !{!0}
!0 = !{ptr @main, !"main", null, null, null}
