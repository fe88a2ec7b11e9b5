; Accesses of writable resources are volatile, of others not; copies go member by member, padding stays.
; RUN: %opt_dxil -passes='function(dxil-resource-memory),verify' -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%S = type { i32, double, i32 }

; CHECK-LABEL: define i32 @main
; CHECK: load volatile i32, ptr %u
; CHECK: load i32, ptr %s
; CHECK: load volatile <4 x i32>, ptr %t
; CHECK: load i32, ptr %local
; CHECK: load double
; CHECK: store volatile i32 %{{.*}}, ptr %u
; CHECK: store volatile double
; CHECK: store volatile i32
; CHECK-NOT: memcpy
; CHECK: ret i32
define i32 @main() {
  %uav = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %srv = call target("dx.RawBuffer", i8, 0, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %local = alloca %S
  %u = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %uav, i32 0)
  %s = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_0_0t(target("dx.RawBuffer", i8, 0, 0) %srv, i32 0)
  %a = load i32, ptr %u
  %b = load i32, ptr %s
  %typed = call target("dx.TypedBuffer", <4 x i32>, 0, 0, 1) @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4i32_0_0_1t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %t = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_v4i32_0_0_1t(target("dx.TypedBuffer", <4 x i32>, 0, 0, 1) %typed, i32 0)
  %v = load <4 x i32>, ptr %t
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %u, ptr align 8 %local, i32 24, i1 false)
  %r = add i32 %a, %b
  ret i32 %r
}
