; RUN: not %opt_dxil -passes=dxil-implicit-binding -S %s 2>&1 | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK: error: {{.*}}function {{.*}}binding has a space, register or size that is not a constant
define void @main(i32 %register) {
  %h = call target("dx.TypedBuffer", i32, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 %register, i32 1, i32 0, ptr null)
  ret void
}
