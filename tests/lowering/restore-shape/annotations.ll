; A handle that is annotated once has its annotation behind it, as the next lifting puts both, and no name of its own;
; what is loaded through it is taken apart at the load.
; RUN: %opt_dxil -passes=dxil-restore-shape -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }

; CHECK-LABEL: define void @main
; CHECK-NEXT: [[HANDLE:%[0-9]+]] = call %dx.types.Handle @dxil.createHandleFromBinding(
; CHECK-NEXT: [[KNOWN:%[0-9]+]] = call %dx.types.Handle @dxil.annotateHandle(%dx.types.Handle [[HANDLE]],
; CHECK-NEXT: call void @between()
; CHECK-NEXT: [[LOAD:%[0-9]+]] = call %dx.types.ResRet.f32 @dxil.rawBufferLoad.f32(%dx.types.Handle [[KNOWN]],
; CHECK-NEXT: extractvalue %dx.types.ResRet.f32 [[LOAD]], 0
; CHECK-NEXT: extractvalue %dx.types.ResRet.f32 [[LOAD]], 1
; CHECK-NEXT: call void @between()
define void @main() {
  %name = call %dx.types.Handle @dxil.createHandleFromBinding(%dx.types.ResBind { i32 0, i32 0, i32 0, i8 0 }, i32 0, i1 false)
  call void @between()
  %1 = call %dx.types.Handle @dxil.annotateHandle(%dx.types.Handle %name, %dx.types.ResourceProperties { i32 11, i32 0 })
  %2 = call %dx.types.ResRet.f32 @dxil.rawBufferLoad.f32(%dx.types.Handle %1, i32 0, i32 undef, i8 3, i32 4)
  call void @between()
  %3 = extractvalue %dx.types.ResRet.f32 %2, 1
  %4 = extractvalue %dx.types.ResRet.f32 %2, 0
  call void @use(float %3, float %4)
  ret void
}

declare void @between()
declare void @use(float, float)
declare %dx.types.Handle @dxil.createHandleFromBinding(%dx.types.ResBind, i32, i1)
declare %dx.types.Handle @dxil.annotateHandle(%dx.types.Handle, %dx.types.ResourceProperties)
declare %dx.types.ResRet.f32 @dxil.rawBufferLoad.f32(%dx.types.Handle, i32, i32, i8, i32)

!dxil.entryPoints = !{!0}
!0 = !{ptr @main, !"main", null, null, null}
