; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Rotates each element of a buffer with the operation of acme.td, opcode 0x7ac00001. dxil-as makes a container of it, which a
; dxil-val with these records takes.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%"class.RWStructuredBuffer<unsigned int>" = type { i32 }

define void @main() #0 {
  %1 = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %2 = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %3 = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %2, %dx.types.ResourceProperties { i32 4108, i32 4 })
  %4 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %3, i32 %1, i32 0, i8 1, i32 4)
  %5 = extractvalue %dx.types.ResRet.i32 %4, 0
  %6 = call i32 @dx.op.acmeRotate.i32(i32 2059403265, i32 %5, i32 5)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %3, i32 %1, i32 0, i32 %6, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1) #1

declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties) #1

declare i32 @dx.op.threadId.i32(i32, i32) #1

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #2

declare i32 @dx.op.acmeRotate.i32(i32, i32, i32) #1

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #3

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind readonly }
attributes #3 = { nounwind }

!dx.resources = !{!0}
!dx.version = !{!4}
!dx.valver = !{!5}
!dx.shaderModel = !{!6}
!dx.entryPoints = !{!7}

!0 = !{null, !1, null, null}
!1 = !{!2}
!2 = !{i32 0, %"class.RWStructuredBuffer<unsigned int>"* undef, !"", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !3}
!3 = !{i32 1, i32 4}
!4 = !{i32 1, i32 6}
!5 = !{i32 1, i32 8}
!6 = !{!"cs", i32 6, i32 6}
!7 = !{void ()* @main, !"main", null, !0, !8}
!8 = !{i32 0, i64 16, i32 4, !9}
!9 = !{i32 8, i32 1, i32 1}
