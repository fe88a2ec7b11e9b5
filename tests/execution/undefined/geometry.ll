; A geometry shader with undefined values as the executor is to find them: DXIL's operations by name, so
; that no front end or optimizer has chosen a value. Triangles; two vertices each.
target triple = "dxil-pc-shadermodel6.0-geometry"

define void @main() #0 {
  %px = call float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 0)
  %ux = call float @dxil.loadInput.f32(i32 1, i32 0, i8 0, i32 0)
  %big = fcmp ogt float %ux, 0.0
  br i1 %big, label %set, label %first

set:
  br label %first

first: ; U.x is set where U.x of the input is above 0
  %u = phi float [ %ux, %set ], [ undef, %0 ]
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %px)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %px)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %px)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 3, float %px)
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 0, float %u)
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 1, float %ux)
  call void @dxil.emitStream(i8 0)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %px)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %px)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 2, float %px)
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 3, float %px)
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 0, float %ux)
  br i1 %big, label %whole, label %second

whole:
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 1, float %ux)
  br label %second

second: ; what the first vertex had of U.y is gone
  call void @dxil.emitThenCutStream(i8 0)
  ; No vertex follows: nothing has to be written any more.
  ret void
}

declare float @dxil.loadInput.f32(i32, i32, i8, i32) memory(none)
declare void @dxil.storeOutput.f32(i32, i32, i8, float)
declare void @dxil.emitStream(i8)
declare void @dxil.emitThenCutStream(i8)

attributes #0 = { noinline nounwind "hlsl.shader"="geometry" }

!dx.valver = !{!0}
!dxil.version = !{!1}
!dxil.entryPoints = !{!2}
!0 = !{i32 1, i32 8}
!1 = !{i32 1, i32 0}
!2 = !{ptr @main, !"main", !3, null, !10}
!3 = !{!4, !4, null}
!4 = !{!5, !8}
!5 = !{i32 0, !"SV_Position", i8 9, i8 3, !6, i8 4, i32 1, i8 4, i32 0, i8 0, !7}
!6 = !{i32 0}
!7 = !{i32 3, i32 15}
!8 = !{i32 1, !"U", i8 9, i8 0, !6, i8 2, i32 1, i8 2, i32 1, i8 0, !9}
!9 = !{i32 3, i32 3}
!10 = !{i32 1, !11}
!11 = !{i32 3, i32 2, i32 1, i32 5, i32 1}
