; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; llc with the plugin: a container as the object, the lowered module as the
; assembly, nothing for null, and no file after an error. LLVM's own reader is
; a second opinion on the container.
;
; RUN: split-file %s %t
; RUN: %llc_dxil %t/good.ll -filetype=obj -o %t/good.dxil
; RUN: obj2yaml %t/good.dxil | FileCheck %s --check-prefix=YAML
; RUN: llvm-objcopy --dump-section=DXIL=%t/program.bin %t/good.dxil %t/copy.dxil
; RUN: %llc_dxil %t/good.ll -o - | FileCheck %s --check-prefix=ASM
; RUN: %llc_dxil %t/good.ll -filetype=null -o %t/null.out
; RUN: %llc_dxil < %t/good.ll -filetype=obj -o %t/stdin.dxil
; RUN: cmp %t/good.dxil %t/stdin.dxil
; RUN: not %llc_dxil %t/bad.ll -filetype=obj -o %t/bad.dxil 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not ls %t/bad.dxil
; RUN: not %llc_dxil %t/bad.ll -o %t/bad.s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not ls %t/bad.s

; YAML: --- !dxcontainer
; YAML: PartCount: 6
; YAML: Name: SFI0
; YAML: Name: ISG1
; YAML: Name: OSG1
; YAML: Name: PSV0
; YAML: Version: 3
; YAML: ShaderStage: 5
; YAML: NumThreadsX: 4
; YAML: NumThreadsY: 2
; YAML: NumThreadsZ: 1
; YAML: EntryName: main
; YAML: Name: HASH
; YAML: IncludesSource: false
; YAML: Name: DXIL
; YAML: MajorVersion: 6
; YAML: MinorVersion: 5
; YAML: ShaderKind: 5
; YAML: DXILMajorVersion: 1
; YAML: DXILMinorVersion: 5

; ASM: define void @main()
; ASM: call void @dx.op.barrier(i32 80, i32 9)
; ASM: !dx.entryPoints =
; ASM-NOT: section "DXIL"

;--- good.ll
target triple = "dxil-pc-shadermodel6.5-compute"
declare void @llvm.dx.group.memory.barrier.with.group.sync()
define void @main() #0 {
  call void @llvm.dx.group.memory.barrier.with.group.sync()
  ret void
}
attributes #0 = { "hlsl.numthreads"="4,2,1" "hlsl.shader"="compute" }

;--- bad.ll
; ERROR: error: {{.*}}in function main{{.*}}llvm.no.such.thing
target triple = "dxil-pc-shadermodel6.5-compute"
declare i32 @llvm.no.such.thing(i32)
define void @main() #0 {
  %x = call i32 @llvm.no.such.thing(i32 1)
  ret void
}
attributes #0 = { "hlsl.numthreads"="4,2,1" "hlsl.shader"="compute" }
