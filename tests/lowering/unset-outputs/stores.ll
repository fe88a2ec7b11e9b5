; Of an output that nothing has set an undefined value is stored, which the container leaves out.
; RUN: %opt_dxil -passes=dxil-unset-outputs,verify -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"

; CHECK-LABEL: define void @main
; CHECK: call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float undef)
; CHECK-NEXT: call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %x)
; CHECK-NEXT: call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float undef)
; CHECK: ret void
define void @main(float %x) {
  %f = freeze float undef
  %v = insertelement <2 x float> undef, float %x, i32 1
  %e = extractelement <2 x float> %v, i32 0
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %f)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %x)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %e)
  ret void
}
declare void @dxil.storeOutput.f32(i32, i32, i8, float)
