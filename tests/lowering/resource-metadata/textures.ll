; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Textures, samplers and feedback maps, which reach the back end as IR only.
;
; RUN: %opt_dxil -S -passes=dxil-resource-metadata %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-pixel"

; CHECK: !dx.resources = !{![[LISTS:[0-9]+]]}
; CHECK: ![[LISTS]] = !{![[SRVS:[0-9]+]], ![[UAVS:[0-9]+]], null, ![[SAMPLERS:[0-9]+]]}
define void @main() {
  ; CHECK: !{i32 0, %"class.Texture2D<vector<float, 4>>" undef, !"", i32 0, i32 0, i32 1, i32 2, i32 0, ![[F32:[0-9]+]]}
  ; CHECK: ![[F32]] = !{i32 0, i32 9}
  %a = call target("dx.Texture", <4 x float>, 0, 0, 0, 2)
      @llvm.dx.resource.handlefrombinding.tdx.Texture_v4f32_0_0_0_2t(i32 0, i32 0, i32 1, i32 0, ptr null)
  ; A multisampled texture says its sample count.
  ; CHECK: !{i32 1, %"class.Texture2DMS<vector<half, 2>>" undef, !"", i32 0, i32 1, i32 1, i32 3, i32 8, ![[F16:[0-9]+]]}
  ; CHECK: ![[F16]] = !{i32 0, i32 8}
  %b = call target("dx.MSTexture", <2 x half>, 0, 8, 0, 3)
      @llvm.dx.resource.handlefrombinding.tdx.MSTexture_v2f16_0_8_0_3t(i32 0, i32 1, i32 1, i32 0, ptr null)
  ; CHECK: !{i32 0, %"class.RWTexture3D<uint>" undef, !"", i32 0, i32 0, i32 1, i32 4, i1 false, i1 false, i1 false, ![[U32:[0-9]+]]}
  ; CHECK: ![[U32]] = !{i32 0, i32 5}
  %c = call target("dx.Texture", i32, 1, 0, 0, 4)
      @llvm.dx.resource.handlefrombinding.tdx.Texture_i32_1_0_0_4t(i32 0, i32 0, i32 1, i32 0, ptr null)
  ; A feedback map has a kind of its own as its extended property.
  ; CHECK: !{i32 1, %class.FeedbackTexture2D undef, !"", i32 0, i32 1, i32 1, i32 17, i1 false, i1 false, i1 false, ![[FB:[0-9]+]]}
  ; CHECK: ![[FB]] = !{i32 2, i32 1}
  %d = call target("dx.FeedbackTexture", 1, 17)
      @llvm.dx.resource.handlefrombinding.tdx.FeedbackTexture_1_17t(i32 0, i32 1, i32 1, i32 0, ptr null)
  ; CHECK: ![[SAMPLERS]] = !{![[P0:[0-9]+]]}
  ; CHECK: ![[P0]] = !{i32 0, %class.SamplerState undef, !"", i32 0, i32 0, i32 1, i32 1, null}
  %e = call target("dx.Sampler", 1)
      @llvm.dx.resource.handlefrombinding.tdx.Sampler_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  ret void
}
