; What C++ grants and HLSL does not is taken away (docs/ir-contract.md).
; RUN: %opt_dxil -passes=dxil-drop-assumptions,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define float @numbers(float %x, i32 %i)
; CHECK: add i32 %i, 1
; CHECK: fadd reassoc nsz arcp afn float %x, 1.0
; CHECK: call i32 @llvm.fptosi.sat.i32.f32(float %x)
; CHECK: icmp ne i32 %i, 0
define nofpclass(nan inf) float @numbers(float noundef nofpclass(nan inf) %x, i32 noundef %i) {
  %a = add nsw i32 %i, 1
  %f = fadd reassoc nnan ninf nsz arcp afn float %x, 1.0
  %c = fptosi float %x to i32
  %b = trunc nuw i32 %i to i1
  %z = zext i1 %b to i32
  %s = add i32 %c, %z
  %t = add i32 %s, %a
  %g = sitofp i32 %t to float
  %r = fadd float %f, %g
  ret float %r
}
; A local variable has some value before it is set; arrays are left alone.
; CHECK-LABEL: define i32 @memory(ptr %p)
; CHECK: %v = alloca i32
; CHECK: freeze i32 poison
; CHECK: store i32 %{{.*}}, ptr %v
; CHECK-NOT: lifetime
; CHECK: load i32, ptr %p, align 4{{$}}
define i32 @memory(ptr nonnull dereferenceable(4) %p) {
  %v = alloca i32
  %array = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %v)
  %l = load i32, ptr %p, align 4, !tbaa !0
  ret i32 %l
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
