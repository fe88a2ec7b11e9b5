; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Each resource class of clang's HLSL, as dxil-resource-metadata writes it. The
; symbol is an undef of the type it points to; lists are in the order SRV, UAV,
; constant buffer, sampler, and an id counts within its list.
;
; RUN: %opt_dxil -S -passes=dxil-resource-metadata %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

%struct.Particle = type { <3 x float>, float }
%__cblayout_Scene = type <{ <4 x float>, target("dx.Padding", 4), <2 x float> }>

@In.str = private unnamed_addr constant [3 x i8] c"In\00"
@Out.str = private unnamed_addr constant [4 x i8] c"Out\00"
@Many.str = private unnamed_addr constant [5 x i8] c"Many\00"

; CHECK-DAG: %"class.RWBuffer<vector<float, 4>>" = type { <4 x float> }
; CHECK-DAG: %"class.Buffer<uint>" = type { i32 }
; CHECK-DAG: %class.RWByteAddressBuffer = type { i32 }
; CHECK-DAG: %"class.RWStructuredBuffer<Particle>" = type { %struct.Particle }
; CHECK-DAG: %"class.RasterizerOrderedBuffer<int>" = type { i32 }

; CHECK: !dx.resources = !{![[LISTS:[0-9]+]]}
; CHECK: ![[LISTS]] = !{![[SRVS:[0-9]+]], ![[UAVS:[0-9]+]], ![[CBS:[0-9]+]], null}
; CHECK: ![[SRVS]] = !{![[S0:[0-9]+]], ![[S1:[0-9]+]]}
define void @main() {
  ; Typed, read-only, unsigned: kind 10 and component type 5.
  ; CHECK: ![[S0]] = !{i32 0, %"class.Buffer<uint>" undef, !"In", i32 0, i32 3, i32 1, i32 10, i32 0, ![[S0T:[0-9]+]]}
  ; CHECK: ![[S0T]] = !{i32 0, i32 5}
  %a = call target("dx.TypedBuffer", i32, 0, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_0_0_0t(i32 0, i32 3, i32 1, i32 0, ptr @In.str)
  ; An unbounded range: size -1, an array of no length, no name.
  ; CHECK: ![[S1]] = !{i32 1, [0 x %class.ByteAddressBuffer] undef, !"", i32 2, i32 0, i32 -1, i32 11, i32 0, null}
  %b = call target("dx.RawBuffer", i8, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_0_0t(i32 2, i32 0, i32 -1, i32 7, ptr null)
  ; CHECK: ![[UAVS]] = !{![[U0:[0-9]+]], ![[U1:[0-9]+]], ![[U2:[0-9]+]], ![[U3:[0-9]+]]}
  ; CHECK: ![[U0]] = !{i32 0, %"class.RWBuffer<vector<float, 4>>" undef, !"Out", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, ![[U0T:[0-9]+]]}
  ; CHECK: ![[U0T]] = !{i32 0, i32 9}
  %c = call target("dx.TypedBuffer", <4 x float>, 1, 0, 0)
      @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_v4f32_1_0_0t(i32 0, i32 0, i32 1, i32 0, ptr @Out.str)
  ; A structured buffer has its stride, and a counter if it counts.
  ; CHECK: ![[U1]] = !{i32 1, %"class.RWStructuredBuffer<Particle>" undef, !"", i32 0, i32 1, i32 1, i32 12, i1 false, i1 true, i1 false, ![[U1T:[0-9]+]]}
  ; CHECK: ![[U1T]] = !{i32 1, i32 16}
  %d = call target("dx.RawBuffer", %struct.Particle, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_s_struct.Particles_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %n = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_s_struct.Particles_1_0t(target("dx.RawBuffer", %struct.Particle, 1, 0) %d, i8 1)
  ; An array of four: its symbol is an array.
  ; CHECK: ![[U2]] = !{i32 2, [4 x %class.RWByteAddressBuffer] undef, !"Many", i32 0, i32 2, i32 4, i32 11, i1 false, i1 false, i1 false, null}
  %e = call target("dx.RawBuffer", i8, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 2, i32 4, i32 1, ptr @Many.str)
  ; Rasterizer-ordered and signed.
  ; CHECK: ![[U3]] = !{i32 3, %"class.RasterizerOrderedBuffer<int>" undef, !"", i32 1, i32 0, i32 1, i32 10, i1 false, i1 false, i1 true, ![[U3T:[0-9]+]]}
  ; CHECK: ![[U3T]] = !{i32 0, i32 4}
  %f = call target("dx.TypedBuffer", i32, 1, 1, 1)
      @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_1_1t(i32 1, i32 0, i32 1, i32 0, ptr null)
  ; The size of a constant buffer counts the padding, its type leaves it out.
  ; CHECK: ![[CBS]] = !{![[C0:[0-9]+]]}
  ; CHECK: ![[C0]] = !{i32 0, %cbuffer undef, !"", i32 0, i32 0, i32 1, i32 28, null}
  %g = call target("dx.CBuffer", %__cblayout_Scene)
      @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s___cblayout_Scenest(i32 0, i32 0, i32 1, i32 0, ptr null)
  ret void
}
