; RUN: %opt_dxil -passes=dxil-implicit-binding -S %s | FileCheck %s
;
; Free registers of the space in the order of the order ids, whatever the order
; of the calls; u1 is taken.
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK-LABEL: define void @main
define void @main() {
; CHECK: %b = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 2, i32 2, i32 1, ptr null)
  %b = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 7, i32 0, i32 2, i32 1, ptr null)
; CHECK: %a = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 0, i32 1, i32 0, ptr null)
  %a = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 3, i32 0, i32 1, i32 0, ptr null)
; CHECK: %c = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 1, i32 1, i32 0, ptr null)
  %c = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
; Another class and another space have registers of their own.
; CHECK: %s = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.TypedBuffer", float, 0, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 9, i32 0, i32 1, i32 0, ptr null)
; CHECK: %t = call {{.*}}handlefrombinding{{.*}}(i32 2, i32 0, i32 1, i32 0, ptr null)
  %t = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 10, i32 2, i32 1, i32 0, ptr null)
; Both calls of one resource get its register.
; CHECK: %b2 = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 2, i32 2, i32 0, ptr null)
  %b2 = call target("dx.TypedBuffer", float, 1, 0, 0) @llvm.dx.resource.handlefromimplicitbinding(i32 7, i32 0, i32 2, i32 0, ptr null)
  ret void
}
