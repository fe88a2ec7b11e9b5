; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; The program's header is what the metadata says; what LLVM 3.7 lacks is an error at its place.
; RUN: sed -e 's/TRIPLE/dxil-pc-shadermodel6.6-compute/' %s > %t.ll
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t.ll > %t.dxil
; RUN: %dxil-dis %t.dxil | FileCheck %s
; RUN: sed -e 's/TRIPLE/dxil-pc-shadermodel6.3-library/' %s > %t.lib.ll
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t.lib.ll > %t.lib.dxil
; RUN: %dxil-dis %t.lib.dxil | FileCheck %s --check-prefix=LIB
; RUN: sed -e 's/^  ret void/  fence syncscope("agent") acquire\n  ret void/' %t.ll > %t.fence.ll
; RUN: not %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-write %t.fence.ll 2>&1 | FileCheck %s --check-prefix=SCOPE
target triple = "TRIPLE"

; CHECK: ; shader cs_6_6 (compute), DXIL 1.6
; LIB: ; shader lib_6_3 (library), DXIL 1.3
; SCOPE: error: in function 'main': in 'fence': LLVM 3.7 has no synchronization scopes but 'singlethread'
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
