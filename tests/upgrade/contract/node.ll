; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Nodes of a work graph: kind, identity, dispatch grid, inputs and outputs are properties 13 to 24 of each node.
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %dxil-val %t.dxil | FileCheck %s
; CHECK: valid
; The contract holds in both directions: what comes back compiles to the same bytes.
; RUN: %dxil-upgrade %t.dxil -o %t.ll
; RUN: %dxil-cc %t.ll -Fo %t.again.dxil
; RUN: cmp %t.dxil %t.again.dxil
target triple = "dxil-pc-shadermodel6.8-library"

%dx.types.NodeHandle = type { ptr }
%dx.types.NodeInfo = type { i32, i32 }
%dx.types.NodeRecordHandle = type { ptr }
%dx.types.NodeRecordInfo = type { i32, i32 }
%struct.R.0 = type { [3 x i32], i32 }
%struct.S = type { i32 }

define void @Producer() "hlsl.numthreads"="4,1,1" "hlsl.shader"="node" {
  %1 = call %dx.types.NodeHandle @dxil.createNodeOutputHandle(i32 0)
  %2 = call %dx.types.NodeHandle @dxil.annotateNodeHandle(%dx.types.NodeHandle %1, %dx.types.NodeInfo { i32 6, i32 4 })
  %3 = call %dx.types.NodeRecordHandle @dxil.createNodeInputRecordHandle(i32 0)
  %4 = call %dx.types.NodeRecordHandle @dxil.annotateNodeRecordHandle(%dx.types.NodeRecordHandle %3, %dx.types.NodeRecordInfo { i32 97, i32 16 })
  %5 = call %dx.types.NodeRecordHandle @dxil.allocateNodeOutputRecords(%dx.types.NodeHandle %2, i32 1, i1 true)
  %6 = call %dx.types.NodeRecordHandle @dxil.annotateNodeRecordHandle(%dx.types.NodeRecordHandle %5, %dx.types.NodeRecordInfo { i32 38, i32 4 })
  %7 = call ptr addrspace(6) @dxil.getNodeRecordPtr.struct.R.0(%dx.types.NodeRecordHandle %4, i32 0)
  %8 = getelementptr %struct.R.0, ptr addrspace(6) %7, i32 0, i32 1
  %9 = load i32, ptr addrspace(6) %8, align 4
  %10 = call ptr addrspace(6) @dxil.getNodeRecordPtr.struct.S(%dx.types.NodeRecordHandle %6, i32 0)
  %11 = getelementptr %struct.S, ptr addrspace(6) %10, i32 0, i32 0
  store i32 %9, ptr addrspace(6) %11, align 4
  call void @dxil.outputComplete(%dx.types.NodeRecordHandle %6)
  ret void
}

define void @Consumer() "hlsl.numthreads"="1,1,1" "hlsl.shader"="node" {
  ret void
}

declare ptr addrspace(6) @dxil.getNodeRecordPtr.struct.R.0(%dx.types.NodeRecordHandle, i32) nounwind memory(none)

declare ptr addrspace(6) @dxil.getNodeRecordPtr.struct.S(%dx.types.NodeRecordHandle, i32) nounwind memory(none)

declare %dx.types.NodeRecordHandle @dxil.allocateNodeOutputRecords(%dx.types.NodeHandle, i32, i1) nounwind

declare void @dxil.outputComplete(%dx.types.NodeRecordHandle) nounwind

declare %dx.types.NodeRecordHandle @dxil.annotateNodeRecordHandle(%dx.types.NodeRecordHandle, %dx.types.NodeRecordInfo) nounwind memory(none)

declare %dx.types.NodeRecordHandle @dxil.createNodeInputRecordHandle(i32) nounwind memory(none)

declare %dx.types.NodeHandle @dxil.createNodeOutputHandle(i32) nounwind memory(none)

declare %dx.types.NodeHandle @dxil.annotateNodeHandle(%dx.types.NodeHandle, %dx.types.NodeInfo) nounwind memory(none)

!dx.valver = !{!0}
!dxil.entryPoints = !{!1, !2, !3}
!dxil.version = !{!4}
!dxil.typeAnnotations = !{!5}

!0 = !{i32 1, i32 10}
!1 = !{null, !"", null, null, null}
!2 = !{ptr @Consumer, !"Consumer", null, null, !6}
!3 = !{ptr @Producer, !"Producer", null, null, !12}
!4 = !{i32 1, i32 8}
!5 = !{i32 1, ptr @Producer, !21, ptr @Consumer, !21}
!6 = !{i32 8, i32 15, i32 13, i32 3, i32 15, !7, i32 16, i32 -1, i32 20, !8, i32 5, !9}
!7 = !{!"Consumer", i32 0}
!8 = !{!10}
!9 = !{i32 0}
!10 = !{i32 1, i32 33, i32 2, !11}
!11 = !{i32 0, i32 4, i32 2, i32 4}
!12 = !{i32 8, i32 15, i32 13, i32 1, i32 15, !13, i32 16, i32 -1, i32 22, !14, i32 20, !15, i32 21, !16, i32 5, !9}
!13 = !{!"Producer", i32 0}
!14 = !{i32 4, i32 1, i32 1}
!15 = !{!17}
!16 = !{!20}
!17 = !{i32 1, i32 97, i32 2, !18}
!18 = !{i32 0, i32 16, i32 1, !19, i32 2, i32 4}
!19 = !{i32 0, i32 5, i32 3}
!20 = !{i32 1, i32 6, i32 2, !11, i32 3, i32 4, i32 0, !7}
!21 = !{!22}
!22 = !{i32 0, !23, !23}
!23 = !{}
