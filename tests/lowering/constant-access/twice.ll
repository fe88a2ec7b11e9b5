; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A buffer that is named twice is rewritten once.
; RUN: %opt_dxil -passes=hlsl-constant-access -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

%__cblayout_B = type <{ i32 }>
@B.cb = global target("dx.CBuffer", %__cblayout_B) poison
@Count = external hidden addrspace(2) global i32, align 4
@B.str = private constant [2 x i8] c"B\00"

; CHECK-LABEL: define i32 @main(
; CHECK: call { i32, i32, i32, i32 } @llvm.dx.resource.load.cbufferrow.4
; CHECK-NOT: addrspace(2)
define i32 @main() {
  %h = call target("dx.CBuffer", %__cblayout_B) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Bst(i32 0, i32 0, i32 1, i32 0, ptr @B.str)
  store target("dx.CBuffer", %__cblayout_B) %h, ptr @B.cb
  %v = load i32, ptr addrspace(2) @Count
  ret i32 %v
}

!hlsl.cbs = !{!0, !0}
!0 = !{ptr @B.cb, ptr addrspace(2) @Count}
