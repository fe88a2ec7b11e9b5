; A mesh shader with undefined values as the executor is to find them: DXIL's operations by name, so
; that no front end or optimizer has chosen a value. Four threads; four vertices and two primitives
; are declared.
target triple = "dxil-pc-shadermodel6.5-mesh"

define void @main() #0 {
  %t = call i32 @llvm.dx.flattened.thread.id.in.group()
  %f = uitofp i32 %t to float
  call void @dxil.setMeshOutputCounts(i32 4, i32 2)
  %inner = icmp ult i32 %t, 3
  br i1 %inner, label %vertex, label %rest

vertex: ; the fourth vertex is not written
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 0, float %f, i32 %t)
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 1, float %f, i32 %t)
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 2, float %f, i32 %t)
  call void @dxil.storeVertexOutput.f32(i32 0, i32 0, i8 3, float %f, i32 %t)
  %first = icmp eq i32 %t, 0
  br i1 %first, label %primitive, label %rest

primitive: ; the second primitive has neither indices nor an ID
  call void @dxil.emitIndices(i32 0, i32 0, i32 1, i32 2)
  call void @dxil.storePrimitiveOutput.i32(i32 0, i32 0, i8 0, i32 undef, i32 0)
  br label %rest

rest:
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group() memory(none)
declare void @dxil.setMeshOutputCounts(i32, i32)
declare void @dxil.storeVertexOutput.f32(i32, i32, i8, float, i32)
declare void @dxil.emitIndices(i32, i32, i32, i32)
declare void @dxil.storePrimitiveOutput.i32(i32, i32, i8, i32, i32)

attributes #0 = { noinline nounwind "hlsl.shader"="mesh" }

!dx.valver = !{!0}
!dxil.version = !{!1}
!dxil.entryPoints = !{!2}
!0 = !{i32 1, i32 8}
!1 = !{i32 1, i32 5}
!2 = !{ptr @main, !"main", !3, null, !13}
!3 = !{null, !4, !10}
!4 = !{!5}
!5 = !{i32 0, !"SV_Position", i8 9, i8 3, !6, i8 4, i32 1, i8 4, i32 0, i8 0, !7}
!6 = !{i32 0}
!7 = !{i32 3, i32 15}
!10 = !{!11}
!11 = !{i32 0, !"ID", i8 5, i8 0, !6, i8 1, i32 1, i8 1, i32 0, i8 0, !12}
!12 = !{i32 3, i32 1}
!13 = !{i32 9, !14}
!14 = !{!15, i32 4, i32 2, i32 2, i32 0}
!15 = !{i32 4, i32 1, i32 1}
