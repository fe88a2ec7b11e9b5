; Calls that differed in a constant, which the optimiser has made one of, are several again.
; RUN: %opt_dxil -passes=dxil-restore-shape -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.0-geometry"

; CHECK-LABEL: define void @main
; CHECK: [[WHICH:%.*]] = phi i32 [ 0, %b ], [ 1, %a ]
; CHECK: call void @other()
; CHECK-NEXT: switch i32 [[WHICH]], label %[[FIRST:.*]] [
; CHECK-NEXT: i32 1, label %[[SECOND:.*]]
; CHECK: [[FIRST]]:
; CHECK-NEXT: call void @dxil.storeOutput.f32(i32 3, i32 0, i8 2, float %x)
; CHECK: [[SECOND]]:
; CHECK-NEXT: call void @dxil.storeOutput.f32(i32 0, i32 0, i8 1, float %x)
; CHECK: br i1 %c, label %[[THEN:.*]], label %[[ELSE:.*]]
; CHECK: [[THEN]]:
; CHECK-NEXT: call void @dxil.emitStream(i8 0)
; CHECK: [[ELSE]]:
; CHECK-NEXT: call void @dxil.emitStream(i8 1)
define void @main(i1 %c, float %x) {
  br i1 %c, label %a, label %b

a:
  br label %end

b:
  br label %end

end:
  %signature = phi i32 [ 3, %b ], [ 0, %a ]
  %column = phi i8 [ 2, %b ], [ 1, %a ]
  call void @other()
  call void @dxil.storeOutput.f32(i32 %signature, i32 0, i8 %column, float %x)
  %stream = select i1 %c, i8 0, i8 1
  call void @dxil.emitStream(i8 %stream)
  ret void
}

declare void @other()
declare void @dxil.storeOutput.f32(i32, i32, i8, float)
declare void @dxil.emitStream(i8)

!dxil.entryPoints = !{!0}
!0 = !{ptr @main, !"main", null, null, null}
