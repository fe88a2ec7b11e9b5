; RUN: %opt_dxil -passes=hlsl-constant-access -S %s | FileCheck %s
;
; Members of a cbuffer by row and component: a vector, a scalar beside it, an
; array with one element in each row, a vector that straddles no row, doubles.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

%C = type <{ <3 x float>, i32, <{ [3 x <{ float, target("dx.Padding", 12) }>], float }>, target("dx.Padding", 12), double }>

@C.cb = global target("dx.CBuffer", %C) poison
@v = external hidden addrspace(2) global <3 x float>, align 16
@n = external hidden addrspace(2) global i32, align 4
@arr = external hidden addrspace(2) global <{ [3 x <{ float, target("dx.Padding", 12) }>], float }>, align 16
@d = external hidden addrspace(2) global double, align 8
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1

define void @main(i32 %i, ptr %out) #0 {
entry:
  %h = call target("dx.CBuffer", %C) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  store target("dx.CBuffer", %C) %h, ptr @C.cb, align 4
; CHECK-LABEL: define void @main
; CHECK: %[[H:.*]] = call target("dx.CBuffer", %C) @llvm.dx.resource.handlefrombinding
; CHECK-NOT: store target
; CHECK: %[[R0:.*]] = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4{{.*}}(target("dx.CBuffer", %C) %[[H]], i32 0)
; CHECK: extractvalue { float, float, float, float } %[[R0]], 0
; CHECK: extractvalue { float, float, float, float } %[[R0]], 1
; CHECK: extractvalue { float, float, float, float } %[[R0]], 2
  %v0 = load <3 x float>, ptr addrspace(2) @v, align 16
  store <3 x float> %v0, ptr %out
; CHECK: %[[R1:.*]] = call { i32, i32, i32, i32 } @llvm.dx.resource.load.cbufferrow.4{{.*}} i32 0)
; CHECK: extractvalue { i32, i32, i32, i32 } %[[R1]], 3
  %n0 = load i32, ptr addrspace(2) @n, align 4
  store i32 %n0, ptr %out
; The array starts in row 1, one element each row.
; CHECK: %[[ROW:.*]] = add i32 %i, 1
; CHECK: call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4{{.*}} i32 %[[ROW]])
  %p = getelementptr <{ float, target("dx.Padding", 12) }>, ptr addrspace(2) @arr, i32 %i
  %a0 = load float, ptr addrspace(2) %p, align 16
  store float %a0, ptr %out
; CHECK: %[[R5:.*]] = call { double, double } @llvm.dx.resource.load.cbufferrow.2{{.*}} i32 5)
; CHECK: extractvalue { double, double } %[[R5]], 0
  %d0 = load double, ptr addrspace(2) @d, align 8
  store double %d0, ptr %out
; A component that a variable chooses.
; CHECK: lshr i32 %{{.*}}, 4
; CHECK: select i1
  %q = getelementptr float, ptr addrspace(2) @v, i32 %i
  %c = load float, ptr addrspace(2) %q, align 4
  store float %c, ptr %out
  ret void
}

; The constants, the handle's global and the metadata are gone.
; CHECK-NOT: addrspace(2)
; CHECK-NOT: hlsl.cbs

attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(2) @v, ptr addrspace(2) @n, ptr addrspace(2) @arr, ptr addrspace(2) @d}
