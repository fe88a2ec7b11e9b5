; RUN: sed -e 's/TRIPLE/dxil-pc-shadermodel6.6-compute/' %s | %opt_dxil -passes=dxil-prepare,dxil-embed -S | FileCheck %s
; RUN: sed -e 's/TRIPLE/dxil-pc-shadermodel6.3-library/' %s | %opt_dxil -passes=dxil-prepare,dxil-embed -S | FileCheck %s --check-prefix=LIB
; RUN: sed -e 's/TRIPLE/dxil-pc-shadermodel6.6-compute/' %s | %opt_dxil -passes=dxil-prepare,dxil-embed,dxil-embed -S | FileCheck %s --check-prefix=TWICE
; RUN: sed -e 's/TRIPLE/spirv-unknown-vulkan/' %s | not %opt_dxil -passes=dxil-embed -S 2>&1 | FileCheck %s --check-prefix=TRIPLE
; RUN: sed -e 's/TRIPLE/dxil-pc-shadermodel6.6-compute/; s/^  ret void/  fence syncscope("agent") acquire\n  ret void/' %s | not %opt_dxil -passes=dxil-embed -S 2>&1 | FileCheck %s --check-prefix=SCOPE
;
; The program header: version word 0x00050066 (kind 5, model 6.6), size in words,
; "DXIL", DXIL version 0x0106, offset 16, size, then the bitcode.
target triple = "TRIPLE"

; CHECK: @dx.dxil = private constant [{{[0-9]+}} x i8] c"f\00\05\00{{.*}}DXIL\06\01\00\00\10\00\00\00{{.*}}BC\C0\DE{{.*}}", section "DXIL", align 4
; LIB: @dx.dxil = private constant [{{[0-9]+}} x i8] c"c\00\06\00{{.*}}DXIL\03\01\00\00\10\00\00\00{{.*}}BC\C0\DE
; TWICE: @dx.dxil = private constant
; TWICE-NOT: @dx.dxil
; TRIPLE: error: the triple 'spirv-unknown-vulkan' names no shader model and stage (expected one like 'dxil-pc-shadermodel6.6-compute')
; SCOPE: error: in function 'main': in 'fence': LLVM 3.7 has no synchronization scopes but 'singlethread'
define void @main() {
  ret void
}
