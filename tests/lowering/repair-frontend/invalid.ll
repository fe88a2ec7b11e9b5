; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; IR that is not valid is an error at its function, and its body goes no further.
; RUN: not %opt_dxil -disable-verify -disable-auto-upgrade-debug-info -passes=dxil-repair-frontend -S %s -o %t.ll 2>&1 | FileCheck %s
; CHECK: error: shader.hlsl:7:0: in function late{{.*}}: clang's IR is not valid: Instruction does not dominate all uses! (in 'late')
; CHECK-NOT: error:
target triple = "dxil-pc-shadermodel6.6-compute"

define i32 @late(i32 %x) !dbg !3 {
  %r = add i32 %s, 1
  %s = add i32 %x, 1
  ret i32 %r
}

define i32 @right(i32 %x) {
  ret i32 %x
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "shader.hlsl", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "late", file: !1, line: 7, scopeLine: 7, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
