; RUN: %opt_dxil -passes=dxil-resource-classes -S %s | FileCheck %s
; RUN: %opt_dxil -passes=dxil-resource-classes,dxil-resource-access -S %s | FileCheck %s --check-prefix=ACCESS
; The header's tags become types of textures and samplers, and pointers that stand for handles
; become handles. A texel's coordinates go with its pointer until the access is rewritten.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
%"struct.hlsl::__resource_tag" = type <{ <4 x float>, [2 x i32], [2 x i32], [1 x i32] }>
%"struct.hlsl::__resource_tag.1" = type <{ i32, [14 x i32], [2 x i32], [1 x i32] }>
%"struct.hlsl::__resource_tag.2" = type <{ float, [3 x i32], [2 x i32], [5 x i32] }>

; CHECK-LABEL: define void @sample
; CHECK: %t = call target("dx.Texture", <4 x float>, 0, 0, 1, 2) @llvm.dx.resource.handlefrombinding
; CHECK: %s = call target("dx.Sampler", 1) @llvm.dx.resource.handlefrombinding
; CHECK: %[[T:.*]] = call %dx.types.Handle @llvm.dx.resource.casthandle{{.*}} %t)
; CHECK: %[[S:.*]] = call %dx.types.Handle @llvm.dx.resource.casthandle{{.*}} %s)
; CHECK: call { float, float, float, float, i32 } @dxil.sampleCmpLevelZero.f32(%dx.types.Handle %[[T]], %dx.types.Handle %[[S]], float 1.000000e+00, float undef,
define void @sample() {
  %t = call target("dx.RawBuffer", %"struct.hlsl::__resource_tag", 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %s = call target("dx.RawBuffer", %"struct.hlsl::__resource_tag.1", 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %pt = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %"struct.hlsl::__resource_tag", 0, 0) %t, i32 0)
  %ps = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %"struct.hlsl::__resource_tag.1", 0, 0) %s, i32 0)
  %none = call float @dxil.none.f32()
  %noint = call i32 @dxil.none.i32()
  %v = call <4 x float> @dxil.sampleCmpLevelZero.f32(ptr %pt, ptr %ps, float 1.0, float %none, float %none, float %none, i32 0, i32 %noint, i32 %noint, float 0.5)
  ret void
}

; CHECK-LABEL: define i32 @status
; CHECK: target("dx.MSTexture", float, 0, 4, 1, 3)
; CHECK: %[[L:.*]] = call { float, float, float, float, i32 } @dxil.textureLoad.f32(
; CHECK: %[[W:.*]] = extractvalue { float, float, float, float, i32 } %[[L]], 4
; CHECK: ret i32 %[[W]]
define i32 @status() {
  %out = alloca i32
  %t = call target("dx.RawBuffer", %"struct.hlsl::__resource_tag.2", 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %"struct.hlsl::__resource_tag.2", 0, 0) %t, i32 0)
  %v = call <4 x float> @dxil.textureLoad.f32.status(ptr %p, i32 1, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0, ptr %out)
  %w = load i32, ptr %out
  ret i32 %w
}

; ACCESS-LABEL: define void @write
; ACCESS: %[[OLD:.*]] = call { float, float, float, float, i32 } @dxil.textureLoad.f32(%dx.types.Handle %{{.*}}, i32 undef, i32 %x, i32 %y, i32 undef,
; ACCESS: call void @dxil.textureStore.f32(%dx.types.Handle %{{.*}}, i32 %x, i32 %y, i32 undef, {{.*}} i8 15)
define void @write(i32 %x, i32 %y) {
  %t = call target("dx.RawBuffer", %"struct.hlsl::__resource_tag", 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %none = call i32 @dxil.none.i32()
  %at = call i32 @dxil.texel(i32 %x, i32 %y, i32 %none)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", %"struct.hlsl::__resource_tag", 1, 0) %t, i32 %at)
  %q = getelementptr i8, ptr %p, i32 4
  store float 1.0, ptr %q
  ret void
}

declare float @dxil.none.f32()
declare i32 @dxil.none.i32()
declare i32 @dxil.texel(i32, i32, i32)
declare <4 x float> @dxil.sampleCmpLevelZero.f32(ptr, ptr, float, float, float, float, i32, i32, i32, float)
declare <4 x float> @dxil.textureLoad.f32.status(ptr, i32, i32, i32, i32, i32, i32, i32, ptr)
