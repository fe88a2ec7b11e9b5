; A pixel shader that writes one of the first four vectors of an array and reads one of eight.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-unknown-shadermodel6.0-pixel"

@.text = private constant [488 x i8] c"dxil.entry:{\22shader\22:\22main\22,\22stage\22:\22pixel\22,\22values\22:[{\22direction\22:\22in\22,\22leaves\22:[{\22columnSize\22:4,\22columns\22:4,\22componentSize\22:4,\22index\22:0,\22interpolation\22:0,\22matrixRows\22:1,\22matrixSize\22:0,\22offset\22:0,\22rowSize\22:0,\22rows\22:1,\22semantic\22:\22SV_Position\22,\22type\22:\22f32\22}],\22size\22:16},{\22direction\22:\22return\22,\22leaves\22:[{\22columnSize\22:4,\22columns\22:4,\22componentSize\22:4,\22index\22:0,\22interpolation\22:0,\22matrixRows\22:1,\22matrixSize\22:0,\22offset\22:0,\22rowSize\22:0,\22rows\22:1,\22semantic\22:\22SV_Target\22,\22type\22:\22f32\22}],\22size\22:16}]}\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @body, ptr @.text, ptr null, i32 0, ptr null }], section "llvm.metadata"

define internal <4 x float> @body(<4 x float> %p) alwaysinline {
  %c = alloca [8 x [4 x float]], align 4
  %x = extractelement <4 x float> %p, i32 0
  %n = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  %written = and i32 %n, 3
  %to = getelementptr [16 x i8], ptr %c, i32 %written
  store <4 x float> %p, ptr %to, align 4
  %read = and i32 %n, 7 ; of eight
  %from = getelementptr [16 x i8], ptr %c, i32 %read
  %color = load <4 x float>, ptr %from, align 4
  ret <4 x float> %color
}

define void @main() #0 {
  ret void
}

declare i32 @llvm.fptosi.sat.i32.f32(float)

attributes #0 = { noinline nounwind "hlsl.shader"="pixel" }
