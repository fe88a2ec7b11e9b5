; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; One module for each thing that dxil-translate-metadata refuses.
; RUN: split-file %s %t
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/triple.ll 2>&1 | FileCheck %s --check-prefix=TRIPLE
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/hull.ll 2>&1 | FileCheck %s --check-prefix=HULL
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/model.ll 2>&1 | FileCheck %s --check-prefix=MODEL
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/noentry.ll 2>&1 | FileCheck %s --check-prefix=NOENTRY
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/stage.ll 2>&1 | FileCheck %s --check-prefix=STAGE
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/nothreads.ll 2>&1 | FileCheck %s --check-prefix=NOTHREADS
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/twothreads.ll 2>&1 | FileCheck %s --check-prefix=TWOTHREADS
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/zerothreads.ll 2>&1 | FileCheck %s --check-prefix=ZEROTHREADS
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/manythreads.ll 2>&1 | FileCheck %s --check-prefix=MANYTHREADS
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/wavemodel.ll 2>&1 | FileCheck %s --check-prefix=WAVEMODEL
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/wavepower.ll 2>&1 | FileCheck %s --check-prefix=WAVEPOWER
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/waverange.ll 2>&1 | FileCheck %s --check-prefix=WAVERANGE
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/waveorder.ll 2>&1 | FileCheck %s --check-prefix=WAVEORDER
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/wavepreferred.ll 2>&1 | FileCheck %s --check-prefix=WAVEPREFERRED
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO

;--- triple.ll
; TRIPLE: error: {{.*}}target triple 'spirv-unknown-vulkan-compute' names no DXIL shader stage
target triple = "spirv-unknown-vulkan-compute"
define void @main() {
  ret void
}

;--- model.ll
; MODEL: error: {{.*}}has shader model 5 (expected 'shadermodel6.0' or later)
target triple = "dxil-pc-shadermodel5.1-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

;--- noentry.ll
; NOENTRY: error: {{.*}}no entry point (expected a function with the attribute "hlsl.shader"="compute")
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { nounwind }

;--- stage.ll
; STAGE: error: {{.*}}entry point 'main' is a pixel shader, but the target is compute
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="pixel" }

;--- nothreads.ll
; NOTHREADS: error: {{.*}}entry point 'main' has no thread group size (expected {{\[}}numthreads(X,Y,Z)])
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" }

;--- twothreads.ll
; TWOTHREADS: error: {{.*}}entry point 'main' has the thread group size "1,1" (expected three numbers "X,Y,Z")
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1" }

;--- zerothreads.ll
; ZEROTHREADS: error: {{.*}}has the thread group size 0,1,1 (expected 1 to 1024, 1024 and 64 in X, Y and Z, and at most 1024 threads)
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="0,1,1" }

;--- manythreads.ll
; MANYTHREADS: error: {{.*}}has the thread group size 1024,2,1 (expected
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1024,2,1" }

;--- wavemodel.ll
; WAVEMODEL: error: {{.*}}has the wave size "32,0,0": a wave size needs shader model 6.6
target triple = "dxil-pc-shadermodel6.5-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="32,0,0" }

;--- wavepower.ll
; WAVEPOWER: error: {{.*}}has the wave size "48,0,0": expected powers of two from 4 to 128
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="48,0,0" }

;--- waverange.ll
; WAVERANGE: error: {{.*}}a range of wave sizes needs shader model 6.8
target triple = "dxil-pc-shadermodel6.7-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="16,32,0" }

;--- waveorder.ll
; WAVEORDER: error: {{.*}}the maximum is below the minimum
target triple = "dxil-pc-shadermodel6.8-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="64,32,0" }

;--- wavepreferred.ll
; WAVEPREFERRED: error: {{.*}}the preferred size is outside the range
target triple = "dxil-pc-shadermodel6.8-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" "hlsl.wavesize"="16,32,64" }

;--- two.ll
; TWO: error: {{.*}}second entry point 'other' beside 'main' (expected one in a shader)
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main() #0 {
  ret void
}
define void @other() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

;--- hull.ll
; HULL: error: {{.*}}entry point 'main': hull shaders are not supported yet
target triple = "dxil-pc-shadermodel6.0-hull"
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.shader"="hull" }
