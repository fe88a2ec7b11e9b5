; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Versions, stage and the compute entry's properties, for three shader models.
;
; RUN: split-file %s %t
; RUN: %opt_dxil -S -passes=dxil-translate-metadata %t/6_0.ll | FileCheck %s --check-prefix=SM60
; RUN: %opt_dxil -S -passes=dxil-translate-metadata %t/6_6.ll | FileCheck %s --check-prefix=SM66
; RUN: %opt_dxil -S -passes=dxil-translate-metadata %t/6_8.ll | FileCheck %s --check-prefix=SM68
; RUN: %opt_dxil -S -passes=dxil-translate-metadata %t/library.ll | FileCheck %s --check-prefix=LIB

;--- 6_0.ll
; Without a validator version, clang's default is written. No flag, no flags.
; SM60-NOT: hlsl.shader
; SM60-NOT: wchar_size
; SM60-DAG: !dx.version = !{![[V:[0-9]+]]}
; SM60-DAG: ![[V]] = !{i32 1, i32 0}
; SM60-DAG: !dx.valver = !{![[VV:[0-9]+]]}
; SM60-DAG: ![[VV]] = !{i32 1, i32 8}
; SM60-DAG: !dx.shaderModel = !{![[SM:[0-9]+]]}
; SM60-DAG: ![[SM]] = !{!"cs", i32 6, i32 0}
; SM60-DAG: !dx.entryPoints = !{![[E:[0-9]+]]}
; SM60-DAG: ![[E]] = !{ptr @main, !"main", null, null, ![[P:[0-9]+]]}
; SM60-DAG: ![[P]] = !{i32 4, ![[N:[0-9]+]]}
; SM60-DAG: ![[N]] = !{i32 8, i32 4, i32 2}
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="8,4,2" "hlsl.shader"="compute" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}

;--- 6_6.ll
; The front end's validator version stays, a wave size is one number, and the
; entry point repeats the resources.
; SM66-DAG: !dx.valver = !{![[VV:[0-9]+]]}
; SM66-DAG: ![[VV]] = !{i32 1, i32 7}
; SM66-DAG: !dx.resources = !{![[R:[0-9]+]]}
; SM66-DAG: !{ptr @shade, !"shade", null, ![[R]], ![[P:[0-9]+]]}
; SM66-DAG: ![[P]] = !{i32 4, ![[N:[0-9]+]], i32 11, ![[W:[0-9]+]]}
; SM66-DAG: ![[N]] = !{i32 64, i32 1, i32 1}
; SM66-DAG: ![[W]] = !{i32 32}
target triple = "dxil-pc-shadermodel6.6-compute"
%cb = type { float }
define void @shade() #0 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" "hlsl.wavesize"="32,0,0" }
!dx.valver = !{!0}
!dx.resources = !{!1}
!0 = !{i32 1, i32 7}
!1 = !{null, null, !2, null}
!2 = !{!3}
!3 = !{i32 0, %cb undef, !"cb", i32 0, i32 0, i32 1, i32 4, null}

;--- 6_8.ll
; SM68: !{i32 4, !{{[0-9]+}}, i32 23, ![[W:[0-9]+]]}
; SM68: ![[W]] = !{i32 16, i32 64, i32 32}
target triple = "dxil-pc-shadermodel6.8-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" "hlsl.wavesize"="16,64,32" }

;--- library.ll
; A library has an entry for itself and one for each shader in it.
; LIB-DAG: !{!"lib", i32 6, i32 6}
; LIB-DAG: !dx.entryPoints = !{![[L:[0-9]+]], ![[A:[0-9]+]], ![[B:[0-9]+]]}
; LIB-DAG: ![[L]] = !{null, !"", null, null, null}
; LIB-DAG: ![[A]] = !{ptr @first, !"first", null, null, ![[AP:[0-9]+]]}
; LIB-DAG: ![[AP]] = !{i32 8, i32 5, i32 4, !{{[0-9]+}}}
; LIB-DAG: ![[B]] = !{ptr @second, !"second", null, null, ![[BP:[0-9]+]]}
; LIB-DAG: ![[BP]] = !{i32 8, i32 1}
target triple = "dxil-pc-shadermodel6.6-library"
define void @first() #0 {
  ret void
}
define void @second() #1 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #1 = { "hlsl.shader"="vertex" }
