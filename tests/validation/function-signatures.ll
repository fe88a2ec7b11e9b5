; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; DECL.RESOURCEINFNSIG: which types of parameters stand for objects of HLSL. The verdicts are dxv's.

; RUN: %dxil-as %s -o %t.dxil
; RUN: not %dxil-val %t.dxil 2>&1 | FileCheck %s --implicit-check-not=has

target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.HitObject = type { i8* }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.Buffer<float>" = type { float }
%"class.RWTexture2DArray<vector<float, 4> >" = type { <4 x float> }
%"class.RasterizerOrderedTexture3D<float>" = type { float }
%"class.FeedbackTexture2D<0>" = type { i32 }
%"class.TextureBuffer<S>" = type { float }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%struct.RasterizerOrderedByteAddressBuffer = type { i32 }
%struct.SamplerState = type { i32 }
%struct.SamplerComparisonState = type { i32 }
%struct.RaytracingAccelerationStructure = type { i32 }
%"class.TriangleStream<S>" = type { float }
%"struct.DispatchNodeInputRecord<S>" = type { i32 }
%"struct.RWThreadNodeInputRecord<S>" = type { i32 }
%"struct.GroupNodeOutputRecords<S>" = type { i32 }
%"struct.NodeOutput<S>" = type { i32 }
%struct.EmptyNodeOutput = type { i32 }
%struct.EmptyNodeInput = type { i32 }
%struct.Holder = type { float, [2 x %dx.types.Handle] }
%struct.S = type { float }
%struct.Texture2DInfo = type { float }
%struct.Buffer = type { float }
%struct.BufferLayout = type { float }
%"class.RayQuery<0, 0>" = type { i32 }
%struct.SamplerStateInfo = type { float }
%"struct.Pair<float>" = type { float }
%"class.InputPatch<S, 3>" = type { float }
%struct.TriangleHitGroup = type { float }
%"class.RWTexture2DMS<float, 0>" = type { float }
%"class.RasterizerOrderedStructuredBuffer<S>" = type { float }
%"class.LinAlg" = type { float }
%struct.ConstantBuffer = type { float }
%"class.ConsumeStructuredBuffer<S>" = type { float }
%struct.sampler = type { float }

; CHECK: function bad0 has a resource in its signature
define void @bad0(%dx.types.Handle* %P) {
  ret void
}
; CHECK: function bad1 has a resource in its signature
define void @bad1(%dx.types.HitObject* %P) {
  ret void
}
; CHECK: function bad2 has a resource in its signature
define void @bad2(%dx.types.ResRet.f32* %P) {
  ret void
}
; CHECK: function bad3 has a resource in its signature
define void @bad3(%"class.Buffer<float>"* %P) {
  ret void
}
; CHECK: function bad4 has a resource in its signature
define void @bad4(%"class.RWTexture2DArray<vector<float, 4> >"* %P) {
  ret void
}
; CHECK: function bad5 has a resource in its signature
define void @bad5(%"class.RasterizerOrderedTexture3D<float>"* %P) {
  ret void
}
; CHECK: function bad6 has a resource in its signature
define void @bad6(%"class.FeedbackTexture2D<0>"* %P) {
  ret void
}
; CHECK: function bad7 has a resource in its signature
define void @bad7(%"class.TextureBuffer<S>"* %P) {
  ret void
}
; CHECK: function bad8 has a resource in its signature
define void @bad8(%struct.ByteAddressBuffer* %P) {
  ret void
}
; CHECK: function bad9 has a resource in its signature
define void @bad9(%struct.RWByteAddressBuffer* %P) {
  ret void
}
; CHECK: function bad10 has a resource in its signature
define void @bad10(%struct.RasterizerOrderedByteAddressBuffer* %P) {
  ret void
}
; CHECK: function bad11 has a resource in its signature
define void @bad11(%struct.SamplerState* %P) {
  ret void
}
; CHECK: function bad12 has a resource in its signature
define void @bad12(%struct.SamplerComparisonState* %P) {
  ret void
}
; CHECK: function bad13 has a resource in its signature
define void @bad13(%struct.RaytracingAccelerationStructure* %P) {
  ret void
}
; CHECK: function bad14 has a resource in its signature
define void @bad14(%"class.TriangleStream<S>"* %P) {
  ret void
}
; CHECK: function bad15 has a resource in its signature
define void @bad15(%"struct.DispatchNodeInputRecord<S>"* %P) {
  ret void
}
; CHECK: function bad16 has a resource in its signature
define void @bad16(%"struct.RWThreadNodeInputRecord<S>"* %P) {
  ret void
}
; CHECK: function bad17 has a resource in its signature
define void @bad17(%"struct.GroupNodeOutputRecords<S>"* %P) {
  ret void
}
; CHECK: function bad18 has a resource in its signature
define void @bad18(%"struct.NodeOutput<S>"* %P) {
  ret void
}
; CHECK: function bad19 has a resource in its signature
define void @bad19(%struct.EmptyNodeOutput* %P) {
  ret void
}
; CHECK: function bad20 has a resource in its signature
define void @bad20(%struct.EmptyNodeInput* %P) {
  ret void
}
; CHECK: function bad21 has a resource in its signature
define void @bad21(%struct.Holder* %P) {
  ret void
}
; CHECK: function bad22 has a resource in its signature
define void @bad22(%"class.RWTexture2DMS<float, 0>"* %P) {
  ret void
}
; CHECK: function bad23 has a resource in its signature
define void @bad23(%"class.RasterizerOrderedStructuredBuffer<S>"* %P) {
  ret void
}
; CHECK: function bad24 has a resource in its signature
define void @bad24(%"class.ConsumeStructuredBuffer<S>"* %P) {
  ret void
}
; CHECK: function array has a resource in its signature
define void @array([2 x %dx.types.Handle]* %P) {
  ret void
}

define void @good0(%struct.S* %P) {
  ret void
}
define void @good1(%struct.Texture2DInfo* %P) {
  ret void
}
define void @good2(%struct.Buffer* %P) {
  ret void
}
define void @good3(%struct.BufferLayout* %P) {
  ret void
}
define void @good4(%"class.RayQuery<0, 0>"* %P) {
  ret void
}
define void @good5(%struct.SamplerStateInfo* %P) {
  ret void
}
define void @good6(%"struct.Pair<float>"* %P) {
  ret void
}
define void @good7(%"class.InputPatch<S, 3>"* %P) {
  ret void
}
define void @good8(%struct.TriangleHitGroup* %P) {
  ret void
}
define void @good9(%"class.LinAlg"* %P) {
  ret void
}
define void @good10(%struct.ConstantBuffer* %P) {
  ret void
}
define void @good11(%struct.sampler* %P) {
  ret void
}
define void @goodArray([2 x %struct.S]* %P) {
  ret void
}

!0 = !{i32 1, i32 8}
!1 = !{!"lib", i32 6, i32 8}
!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.entryPoints = !{!2}
!2 = !{null, !"", null, null, !3}
!3 = !{i32 0, i64 8589934592}
