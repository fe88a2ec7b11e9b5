; Records of types become dx.typeAnnotations of what resources are made of, functions included.
; RUN: %opt_dxil -passes=dxil-type-annotations,verify -S %s | FileCheck %s
; CHECK: !dx.typeAnnotations = !{![[STRUCTS:[0-9]+]], ![[FUNCTIONS:[0-9]+]]}
; CHECK-DAG: ![[STRUCTS]] = !{i32 0, %Frame undef, ![[FRAME:[0-9]+]]}
; CHECK-DAG: ![[FRAME]] = !{i32 16, ![[EYE:[0-9]+]], ![[SCALE:[0-9]+]]
; CHECK-DAG: ![[EYE]] = !{i32 6, !"Eye", i32 3, i32 0, i32 7, i32 9
; CHECK-DAG: ![[SCALE]] = !{i32 6, !"Scale", i32 3, i32 12, i32 7, i32 9
; CHECK-DAG: ![[FUNCTIONS]] = !{i32 1, ptr @main, 
target triple = "dxil-pc-shadermodel6.0-compute"
%Frame = type { <3 x float>, float }
define void @main() {
  ret void
}
!dxil.structs = !{!0}
!dxil.resourceTypes = !{!10}
!dx.resources = !{!13}
!dx.shaderModel = !{!17}
!dx.entryPoints = !{!16}
!0 = !{%Frame undef, !1}
!1 = !{i32 16, !2, !3}
!2 = !{i32 6, !"Eye", i32 3, i32 0, i32 7, i32 9, i32 13, i32 3}
!3 = !{i32 6, !"Scale", i32 3, i32 12, i32 7, i32 9}
!10 = !{i32 2, !"Frame", %Frame undef}
!13 = !{null, null, !14, null}
!14 = !{!15}
!15 = !{i32 0, %Frame undef, !"Frame", i32 0, i32 0, i32 1, i32 16, null}
!16 = !{ptr @main, !"main", null, !13, null}
!17 = !{!"cs", i32 6, i32 0}
