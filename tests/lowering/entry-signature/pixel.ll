; An entry point that returns a value: the shader loads inputs, calls it, stores outputs, and has its signatures.
; RUN: %opt_dxil -passes=dxil-entry-signature,verify -S %s | FileCheck %s
; CHECK: define void @main() {{.*}}!dxil.signatures ![[S:[0-9]+]]
; CHECK: call fast float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 undef)
; CHECK: call fast float @dxil.loadInput.f32(i32 0, i32 0, i8 1, i32 undef)
; CHECK: call i32 @dxil.loadInput.i32(i32 1, i32 0, i8 0, i32 undef)
; CHECK: call <4 x float> @main.body(<2 x float>
; CHECK-COUNT-4: call void @dxil.storeOutput.f32(i32 0, i32 0, i8
; CHECK: ret void
; CHECK-DAG: !"TEXCOORD"
; CHECK-DAG: !"SV_PrimitiveID"
; CHECK-DAG: !"SV_Target"
source_filename = "a.hlsl"
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-unknown-shadermodel6.0-pixel"

@.text = private constant [701 x i8] c"dxil.entry:{\22shader\22:\22main\22,\22stage\22:\22pixel\22,\22values\22:[{\22direction\22:\22in\22,\22leaves\22:[{\22columnSize\22:4,\22columns\22:2,\22componentSize\22:4,\22index\22:0,\22interpolation\22:0,\22matrixRows\22:1,\22matrixSize\22:0,\22offset\22:0,\22rowSize\22:0,\22rows\22:1,\22semantic\22:\22TEXCOORD\22,\22type\22:\22f32\22}],\22size\22:8},{\22direction\22:\22in\22,\22leaves\22:[{\22columnSize\22:4,\22columns\22:1,\22componentSize\22:4,\22index\22:0,\22interpolation\22:0,\22matrixRows\22:1,\22matrixSize\22:0,\22offset\22:0,\22rowSize\22:0,\22rows\22:1,\22semantic\22:\22SV_PrimitiveID\22,\22type\22:\22u32\22}],\22size\22:4},{\22direction\22:\22return\22,\22leaves\22:[{\22columnSize\22:4,\22columns\22:4,\22componentSize\22:4,\22index\22:0,\22interpolation\22:0,\22matrixRows\22:1,\22matrixSize\22:0,\22offset\22:0,\22rowSize\22:0,\22rows\22:1,\22semantic\22:\22SV_Target\22,\22type\22:\22f32\22}],\22size\22:16}]}\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @main.body, ptr @.text, ptr null, i32 0, ptr null }], section "llvm.metadata"

define internal <4 x float> @main.body(<2 x float> %uv, i32 %id) #0 {
entry:
  %result = alloca [4 x float], align 4
  %uv1 = alloca [2 x float], align 4
  %id2 = alloca i32, align 4
  br label %body

body:
  %0 = freeze <4 x float> poison
  store <4 x float> %0, ptr %result, align 4
  store <2 x float> %uv, ptr %uv1, align 4
  store i32 %id, ptr %id2, align 4
  %1 = load <2 x float>, ptr %uv1, align 4
  %2 = extractelement <2 x float> %1, i64 0
  %3 = extractelement <2 x float> %1, i64 1
  %4 = load i32, ptr %id2, align 4
  %5 = uitofp i32 %4 to float
  %6 = insertelement <4 x float> poison, float %2, i64 0
  %7 = insertelement <4 x float> %6, float %3, i64 1
  %8 = insertelement <4 x float> %7, float %5, i64 2
  %9 = insertelement <4 x float> %8, float 1.000000e+00, i64 3
  store <4 x float> %9, ptr %result, align 4
  br label %return

return:
  %10 = load <4 x float>, ptr %result, align 4
  ret <4 x float> %10
}

define void @main() #1 {
entry:
  ret void
}

attributes #0 = { alwaysinline nounwind }
attributes #1 = { noinline nounwind "hlsl.shader"="pixel" }

!dxil.structs = !{}
!dxil.resourceTypes = !{}
