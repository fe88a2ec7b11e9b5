; RUN: %opt_dxil -passes=hlsl-constant-access -S %s | FileCheck %s
;
; Without native 16-bit types a number of 16 bits is one of minimum precision, which has a word of the row.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.2-pc-shadermodel6.2-compute"

%C = type <{ [32 x i8] }>

@C.cb = global target("dx.CBuffer", %C) poison
@m = external hidden addrspace(2) global [32 x i8]
@C.str = private unnamed_addr constant [2 x i8] c"C\00", align 1

define void @main(i32 %i, ptr %out) {
entry:
  %h = call target("dx.CBuffer", %C) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr @C.str)
  store target("dx.CBuffer", %C) %h, ptr @C.cb, align 4
; CHECK: %[[R0:.*]] = call { half, half, half, half } @llvm.dx.resource.load.cbufferrow.4{{.*}} i32 1)
; CHECK: extractvalue { half, half, half, half } %[[R0]], 2
  %p = getelementptr i8, ptr addrspace(2) @m, i32 24
  %a = load half, ptr addrspace(2) %p, align 2
  store half %a, ptr %out
; A component that is known at run time: which word of the row.
; CHECK: shl i32 %i, 2
; CHECK: %[[R1:.*]] = call { i16, i16, i16, i16 } @llvm.dx.resource.load.cbufferrow.4
; CHECK: icmp eq i32 %{{.*}}, 3
  %q = getelementptr [4 x i8], ptr addrspace(2) @m, i32 %i
  %b = load i16, ptr addrspace(2) %q, align 2
  store i16 %b, ptr %out
  ret void
}

!hlsl.cbs = !{!0}
!0 = !{ptr @C.cb, ptr addrspace(2) @m}
