; RUN: %opt_dxil -passes=hlsl-constant-access -S %s | FileCheck %s
; cbuffer C { float A; float2 B; float X; } as clang 22 lays it out, with B on eight bytes: HLSL has
; B at 4 and X at 12. D has a packoffset, and stays as it is.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

%C = type <{ float, target("dx.Padding", 4), <2 x float>, float }>
%D = type <{ target("dx.Padding", 8), <2 x float> }>

@C.cb = global target("dx.CBuffer", %C) poison
@A = external hidden addrspace(2) global float, align 4
@B = external hidden addrspace(2) global <2 x float>, align 8
@X = external hidden addrspace(2) global float, align 4
@D.cb = global target("dx.CBuffer", %D) poison
@P = external hidden addrspace(2) global <2 x float>, align 8

; CHECK-LABEL: define void @main
define void @main(ptr %out) {
  %c = call target("dx.CBuffer", %C) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %C) %c, ptr @C.cb
  %d = call target("dx.CBuffer", %D) @llvm.dx.resource.handlefrombinding(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("dx.CBuffer", %D) %d, ptr @D.cb
  ; CHECK: %[[ROW:.*]] = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4{{.*}}, i32 0)
  ; CHECK: extractvalue { float, float, float, float } %[[ROW]], 3
  %x = load float, ptr addrspace(2) @X
  store volatile float %x, ptr %out
  ; CHECK: extractvalue { float, float, float, float } %{{.*}}, 2
  %y = load float, ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @B, i32 4)
  store volatile float %y, ptr %out
  ; CHECK: extractvalue { float, float, float, float } %{{.*}}, 3
  %p = load float, ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @P, i32 4)
  store volatile float %p, ptr %out
  ret void
}

!hlsl.cbs = !{!0, !1}
!0 = !{ptr @C.cb, ptr addrspace(2) @A, ptr addrspace(2) @B, ptr addrspace(2) @X}
!1 = !{ptr @D.cb, ptr addrspace(2) @P}
