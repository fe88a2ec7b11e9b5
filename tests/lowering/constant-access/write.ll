; RUN: not %opt_dxil -passes=hlsl-constant-access -S %s 2>&1 -o /dev/null | FileCheck %s
; CHECK: error: {{.*}}in function main {{.*}}cannot assign to constant 'n'
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%C = type <{ i32 }>
@C.cb = global target("dx.CBuffer", %C) poison
@n = external hidden addrspace(2) global i32, align 4
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
define void @main() {
  %h = call target("dx.CBuffer", %C) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  store target("dx.CBuffer", %C) %h, ptr @C.cb, align 4
  store i32 1, ptr addrspace(2) @n
  ret void
}
!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(2) @n}
