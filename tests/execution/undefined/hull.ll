; A hull shader with undefined values as the executor is to find them: DXIL's operations by name, so
; that no front end or optimizer has chosen a value. Three control points.
target triple = "dxil-pc-shadermodel6.0-hull"

define void @main() #0 {
  %i = call i32 @dxil.outputControlPointID.i32()
  %p = call float @dxil.loadInput.f32(i32 0, i32 0, i8 0, i32 %i)
  %inner = icmp ult i32 %i, 2
  br i1 %inner, label %set, label %done

set:
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 1, float %p)
  br label %done

done: ; U.x has no value in the third point, and U.y is not written there
  %u = phi float [ %p, %set ], [ undef, %0 ]
  call void @dxil.storeOutput.f32(i32 0, i32 0, i8 0, float %p)
  call void @dxil.storeOutput.f32(i32 1, i32 0, i8 0, float %u)
  ret void
}

define void @constants() #1 {
  %id = call i32 @dxil.primitiveID.i32()
  %f = uitofp i32 %id to float
  %first = icmp eq i32 %id, 0
  call void @dxil.storePatchConstant.f32(i32 0, i32 0, i8 0, float 1.0)
  call void @dxil.storePatchConstant.f32(i32 0, i32 1, i8 0, float 1.0)
  call void @dxil.storePatchConstant.f32(i32 0, i32 2, i8 0, float 1.0)
  call void @dxil.storePatchConstant.f32(i32 1, i32 0, i8 0, float 1.0)
  call void @dxil.storePatchConstant.f32(i32 2, i32 0, i8 0, float %f)
  br i1 %first, label %set, label %done

set:
  call void @dxil.storePatchConstant.f32(i32 2, i32 0, i8 1, float %f)
  br label %done

done: ; K.y is not written in the second patch, and K.z has no value there
  %k = phi float [ %f, %set ], [ undef, %0 ]
  call void @dxil.storePatchConstant.f32(i32 2, i32 0, i8 2, float %k)
  ret void
}

declare i32 @dxil.outputControlPointID.i32() memory(none)
declare i32 @dxil.primitiveID.i32() memory(none)
declare float @dxil.loadInput.f32(i32, i32, i8, i32) memory(none)
declare void @dxil.storeOutput.f32(i32, i32, i8, float)
declare void @dxil.storePatchConstant.f32(i32, i32, i8, float)

attributes #0 = { noinline nounwind "hlsl.shader"="hull" }
attributes #1 = { noinline nounwind "dxil.stage"="hull" }

!dx.valver = !{!0}
!dxil.version = !{!1}
!dxil.entryPoints = !{!2}
!0 = !{i32 1, i32 8}
!1 = !{i32 1, i32 0}
!2 = !{ptr @main, !"main", !3, null, !17}
!3 = !{!4, !4, !10}
!4 = !{!5, !8}
!5 = !{i32 0, !"P", i8 9, i8 0, !6, i8 2, i32 1, i8 1, i32 0, i8 0, !7}
!6 = !{i32 0}
!7 = !{i32 3, i32 1}
!8 = !{i32 1, !"U", i8 9, i8 0, !6, i8 2, i32 1, i8 2, i32 1, i8 0, !9}
!9 = !{i32 3, i32 3}
!10 = !{!11, !14, !15}
!11 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !12, i8 0, i32 3, i8 1, i32 0, i8 3, !13}
!12 = !{i32 0, i32 1, i32 2}
!13 = !{i32 3, i32 1}
!14 = !{i32 1, !"SV_InsideTessFactor", i8 9, i8 26, !6, i8 0, i32 1, i8 1, i32 3, i8 0, !13}
!15 = !{i32 2, !"K", i8 9, i8 0, !6, i8 0, i32 1, i8 3, i32 4, i8 0, !16}
!16 = !{i32 3, i32 7}
!17 = !{i32 3, !18}
!18 = !{ptr @constants, i32 3, i32 3, i32 2, i32 1, i32 3, float 6.4e+01}
