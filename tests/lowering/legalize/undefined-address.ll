; RUN: %opt_dxil -passes=dxil-legalize -S %s | FileCheck %s
; What goes through an address that means nothing: stores go, reads are zero.
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

@shared = internal addrspace(3) global [4 x i32] poison

; CHECK-LABEL: define i32 @undefined
; CHECK-NOT: {{store|atomicrmw}}
; CHECK: %kept = load i32, ptr addrspace(3) @shared
; CHECK-NEXT: %sum = add i32 0, 0
; CHECK-NEXT: %all = add i32 %sum, %kept
; CHECK-NEXT: ret i32 %all
define i32 @undefined(i32 %x) {
  store i32 %x, ptr addrspace(3) undef
  %a = load i32, ptr addrspace(3) poison
  %p = getelementptr inbounds i32, ptr addrspace(3) poison, i32 %x
  %b = atomicrmw add ptr addrspace(3) %p, i32 1 seq_cst
  %kept = load i32, ptr addrspace(3) @shared
  %sum = add i32 %a, %b
  %all = add i32 %sum, %kept
  ret i32 %all
}
