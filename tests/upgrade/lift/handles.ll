; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Handles whose binding the table of resources has become target("dx...") values, and the operations on
; buffers become LLVM's intrinsics.
; RUN: %opt_dxil -S -passes=dxil-lift %s | FileCheck %s
target triple = "dxil-ms-dx"

%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%dx.types.CBufRet.f32 = type { float, float, float, float }
%dx.types.Dimensions = type { i32, i32, i32, i32 }
%"class.Buffer<vector<float, 3> >" = type { <3 x float> }
%"class.RWStructuredBuffer<S>" = type { %struct.S }
%struct.S = type { float, float, i32 }
%"class.Texture2D<vector<float, 4> >" = type { <4 x float> }
%Constants = type { float, float, float, float, float }

; CHECK: define void @main()
define void @main() {
  ; The range starts at register 3; LLVM counts from there.
  ; CHECK: %typed = call target("dx.TypedBuffer", <3 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding{{.*}}(i32 2, i32 3, i32 4, i32 1, ptr @resource.name)
  %typed.b = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 6, i32 2, i8 0 }, i32 4, i1 false)
  %typed = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %typed.b, %dx.types.ResourceProperties { i32 10, i32 777 })
  ; CHECK: %load = call { <3 x float>, i1 } @llvm.dx.resource.load.typedbuffer{{.*}}(target("dx.TypedBuffer", <3 x float>, 0, 0, 0) %typed, i32 7)
  ; CHECK: %[[STATUS:[0-9]+]] = extractvalue { <3 x float>, i1 } %load, 1
  %load = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %typed, i32 7, i32 undef)
  %z = extractvalue %dx.types.ResRet.f32 %load, 2
  %word = extractvalue %dx.types.ResRet.f32 %load, 4
  %mapped = call i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 %word)
  ; CHECK: select i1 %[[STATUS]], float %z
  %kept = select i1 %mapped, float %z, float 0.0

  ; An index that varies is marked. Its structs need not be those of the source.
  %id = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  ; CHECK: %[[INDEX:[0-9]+]] = call i32 @llvm.dx.resource.nonuniformindex(i32 %id)
  ; CHECK: %structured = call target("dx.RawBuffer", %struct.S, 1, 0) @llvm.dx.resource.handlefrombinding{{.*}}(i32 0, i32 0, i32 -1, i32 %[[INDEX]], ptr null)
  ; CHECK: %[[OPAQUE:[0-9]+]] = call %dx.types.Handle @llvm.dx.resource.casthandle{{.*}} %structured)
  %structured.b = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 -1, i32 0, i8 1 }, i32 %id, i1 true)
  %structured = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %structured.b, %dx.types.ResourceProperties { i32 37388, i32 12 })
  ; CHECK: call i32 @llvm.dx.resource.updatecounter{{.*}} %structured, i8 1)
  %slot = call i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle %structured, i8 1)
  ; CHECK: %[[PAIR:[0-9]+]] = insertelement <2 x float>
  ; CHECK: call void @llvm.dx.resource.store.rawbuffer{{.*}} %structured, i32 %slot, i32 0, <2 x float>
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %structured, i32 %slot, i32 0, float %kept, float %z, float undef, float undef, i8 3, i32 4)
  ; A mask that is not of the first values: the operation's own form, on an opaque handle.
  ; CHECK: call void @dxil.rawBufferStore.f32(%dx.types.Handle %[[OPAQUE]],
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %structured, i32 %slot, i32 0, float %kept, float undef, float %z, float undef, i8 5, i32 4)

  ; CHECK: %constants = call target("dx.CBuffer", %Constants) @llvm.dx.resource.handlefrombinding
  %constants.b = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 2 }, i32 0, i1 false)
  %constants = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %constants.b, %dx.types.ResourceProperties { i32 13, i32 20 })
  ; CHECK: %row = call { float, float, float, float } @llvm.dx.resource.load.cbufferrow.4{{.*}} %constants, i32 1)
  %row = call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %constants, i32 1)
  %x = extractvalue %dx.types.CBufRet.f32 %row, 0

  ; No intrinsic of LLVM 22 reads a texture.
  ; CHECK: %texture = call target("dx.Texture", <4 x float>, 0, 0, 0, 2) @llvm.dx.resource.handlefrombinding
  ; CHECK: call %dx.types.Handle @llvm.dx.resource.casthandle
  ; CHECK: call %dx.types.ResRet.f32 @dxil.textureLoad.f32(
  %texture.b = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 9, i32 9, i32 0, i8 0 }, i32 9, i1 false)
  %texture = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %texture.b, %dx.types.ResourceProperties { i32 2, i32 1033 })
  %texel = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %texture, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  %r = extractvalue %dx.types.ResRet.f32 %texel, 0
  %sum = fadd float %r, %x
  ; What the handle of a binding is annotated with is not what the table says: nothing is lifted.
  ; CHECK: @dxil.createHandleFromBinding(
  ; CHECK: %wrong = call %dx.types.Handle @dxil.annotateHandle(
  %wrong.b = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 9, i32 9, i32 0, i8 0 }, i32 9, i1 false)
  %wrong = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %wrong.b, %dx.types.ResourceProperties { i32 2, i32 1028 })
  %other = call %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32 66, %dx.types.Handle %wrong, i32 0, i32 0, i32 0, i32 undef, i32 undef, i32 undef, i32 undef)
  call void @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %structured, i32 0, i32 0, float %sum, float undef, float undef, float undef, i8 1, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)
declare %dx.types.ResRet.f32 @dx.op.textureLoad.f32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i32)
declare %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32, %dx.types.Handle, i32)
declare void @dx.op.rawBufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8, i32)
declare i32 @dx.op.bufferUpdateCounter(i32, %dx.types.Handle, i8)
declare i32 @dx.op.threadId.i32(i32, i32)
declare i1 @dx.op.checkAccessFullyMapped.i32(i32, i32)

!dx.version = !{!0}
!dx.valver = !{!0}
!dx.shaderModel = !{!1}
!dx.resources = !{!2}
!dx.entryPoints = !{!12}
!0 = !{i32 1, i32 6}
!1 = !{!"cs", i32 6, i32 6}
!2 = !{!3, !6, !9, null}
!3 = !{!4, !5}
!4 = !{i32 0, [4 x %"class.Buffer<vector<float, 3> >"] undef, !"Positions", i32 2, i32 3, i32 4, i32 10, i32 0, !11}
!5 = !{i32 1, %"class.Texture2D<vector<float, 4> >" undef, !"", i32 0, i32 9, i32 1, i32 2, i32 0, !11}
!6 = !{!7}
!7 = !{i32 0, [0 x %"class.RWStructuredBuffer<S>"] undef, !"", i32 0, i32 0, i32 -1, i32 12, i1 false, i1 true, i1 false, !8}
!8 = !{i32 1, i32 12}
!9 = !{!10}
!10 = !{i32 0, %Constants undef, !"", i32 0, i32 0, i32 1, i32 20, null}
!11 = !{i32 0, i32 9}
!12 = !{ptr @main, !"main", null, !2, !13}
!13 = !{i32 4, !14}
!14 = !{i32 1, i32 1, i32 1}
