; What stands in for the dx.* metadata in a module that dxil-upgrade has made becomes it again.
; RUN: %opt_dxil -passes=dxil-restore-metadata,verify -S %s | FileCheck %s
; A module that it has not made is left alone.
; RUN: sed -e '/dxil.entryPoints/d' %s | %opt_dxil -passes=dxil-restore-metadata,verify -S | FileCheck %s --check-prefix=OTHER
; CHECK-NOT: hlsl.shader
; CHECK-DAG: !dx.shaderModel = !{![[MODEL:[0-9]+]]}
; CHECK-DAG: !dx.entryPoints = !{![[ENTRY:[0-9]+]]}
; CHECK-DAG: !dx.version = !{![[VERSION:[0-9]+]]}
; CHECK-DAG: ![[MODEL]] = !{!"cs", i32 6, i32 6}
; CHECK-DAG: ![[VERSION]] = !{i32 1, i32 6}
; CHECK-DAG: ![[ENTRY]] = !{ptr @main, !"main", null, null, ![[PROPERTIES:[0-9]+]]}
; CHECK-DAG: ![[PROPERTIES]] = !{{.*}}i32 4, ![[THREADS:[0-9]+]]
; CHECK-DAG: ![[THREADS]] = !{i32 8, i32 2, i32 1}
; OTHER: hlsl.shader
; OTHER-NOT: !dx.shaderModel
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() "hlsl.numthreads"="8,2,1" "hlsl.shader"="compute" {
  ret void
}
!dx.valver = !{!0}
!dxil.entryPoints = !{!1}
!dxil.version = !{!2}
!0 = !{i32 1, i32 10}
!1 = !{ptr @main, !"main", null, null, null}
!2 = !{i32 1, i32 6}
