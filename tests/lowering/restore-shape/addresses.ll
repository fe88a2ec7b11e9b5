; Addresses in bytes become those of members and elements, in the types of objects that others see.
; RUN: %opt_dxil -passes=dxil-restore-shape -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.8-library"

%dx.types.NodeRecordHandle = type { ptr }
%struct.Payload = type { <3 x float>, i32, [4 x float] }
%struct.Record = type { i32, [2 x %struct.Payload] }

; A number, a vector, several numbers that were copied as one, an element that an index chooses.
; CHECK-LABEL: define void @Miss
; CHECK: getelementptr inbounds %struct.Payload, ptr %p, i32 0, i32 1
; CHECK: [[VECTOR:%.*]] = getelementptr inbounds %struct.Payload, ptr %p, i32 0, i32 0
; CHECK-NEXT: store <3 x float> zeroinitializer, ptr [[VECTOR]]
; CHECK: getelementptr inbounds %struct.Payload, ptr %p, i32 0, i32 2, i32 0
; CHECK: getelementptr inbounds %struct.Payload, ptr %p, i32 0, i32 2, i32 1
; CHECK: [[INDEX:%.*]] = add i32 %i, 1
; CHECK: getelementptr inbounds %struct.Payload, ptr %p, i32 0, i32 2, i32 [[INDEX]]
; CHECK-NOT: getelementptr i8
define void @Miss(ptr %p, i32 %i) !dxil.paramTypes !2 {
  %count = getelementptr i8, ptr %p, i32 12
  store i32 1, ptr %count, align 4
  store <3 x float> zeroinitializer, ptr %p, align 4
  %rest = getelementptr i8, ptr %p, i32 16
  store i64 4611686019492741120, ptr %rest, align 4
  %element = getelementptr float, ptr %rest, i32 %i
  %next = getelementptr i8, ptr %element, i32 4
  store float 2.0, ptr %next, align 4
  ret void
}

; What an operation points to has the type in its name.
; CHECK-LABEL: define void @Node
; CHECK: getelementptr inbounds %struct.Record, ptr addrspace(6) %r, i32 0, i32 1, i32 1, i32 1
define void @Node(%dx.types.NodeRecordHandle %h) {
  %r = call ptr addrspace(6) @dxil.getNodeRecordPtr.struct.Record(%dx.types.NodeRecordHandle %h, i32 0)
  %count = getelementptr i8, ptr addrspace(6) %r, i32 48
  store i32 1, ptr addrspace(6) %count, align 4
  ret void
}

declare ptr addrspace(6) @dxil.getNodeRecordPtr.struct.Record(%dx.types.NodeRecordHandle, i32)

!dxil.entryPoints = !{!0, !1}
!dxil.structTypes = !{!3}
!0 = !{ptr @Miss, !"Miss", null, null, null}
!1 = !{ptr @Node, !"Node", null, null, null}
!2 = !{%struct.Payload undef, null}
!3 = !{%struct.Payload undef, %struct.Record undef}

; A matrix that was a vector in memory: DXIL casts the address for that, and the address stays one of the whole.
; CHECK-LABEL: define float @Matrix
; CHECK: store %class.matrix.float.2.2 %m, ptr %v
; CHECK-NEXT: load <4 x float>, ptr %v
%class.matrix.float.2.2 = type { [2 x <2 x float>] }
define float @Matrix(%class.matrix.float.2.2 %m) {
  %v = alloca <4 x float>, align 8
  store %class.matrix.float.2.2 %m, ptr %v, align 8
  %all = load <4 x float>, ptr %v, align 8
  %last = extractelement <4 x float> %all, i32 3
  ret float %last
}
