; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; One global for each part, alone and with the program's bytes given.
;
; RUN: split-file %s %t
; RUN: %opt_dxil -S -passes=dxil-globals %t/parts.ll | FileCheck %s
; RUN: not %opt_dxil -disable-output -passes=dxil-globals %t/no-program.ll 2>&1 | FileCheck %s --check-prefix=NOPROGRAM
; RUN: not %opt_dxil -disable-output -passes=dxil-globals %t/no-metadata.ll 2>&1 | FileCheck %s --check-prefix=NOMETADATA
; RUN: not %opt_dxil -disable-output -passes=dxil-globals %t/bad-rootsignature.ll 2>&1 | FileCheck %s --check-prefix=BADROOT

; RUN: not %opt_dxil -disable-output -passes=dxil-globals %t/library.ll 2>&1 | FileCheck %s --check-prefix=LIBRARY

;--- parts.ll
; Doubles (shader flag bit 2) are bit 0 of the features; 16-bit values (bit 5)
; without native 16-bit types are minimum precision, bit 4.
; CHECK: @dx.sfi0 = private constant [8 x i8] c"\11\00\00\00\00\00\00\00", section "SFI0", align 4
; CHECK: @dx.isg1 = private constant [8 x i8] c"\00\00\00\00\08\00\00\00", section "ISG1"
; CHECK: @dx.osg1 = private constant [8 x i8] c"\00\00\00\00\08\00\00\00", section "OSG1"
; Version 3 has 52 bytes of pipeline information; one resource of 24 bytes.
; CHECK: @dx.psv0 = private constant {{.*}}c"4\00\00\00{{.*}}\01\00\00\00\18\00\00\00\02\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\0D\00\00\00{{.*}}main{{.*}}", section "PSV0"
; MD5 of the four bytes of bitcode.
; CHECK: @dx.hash = private constant [20 x i8] c"\00\00\00\00\E2\FCqL{{.*}}", section "HASH"
target triple = "dxil-pc-shadermodel6.6-compute"
@dx.dxil = private constant [28 x i8] c"\66\00\05\00\07\00\00\00DXIL\06\01\00\00\10\00\00\00\04\00\00\00abcd", section "DXIL"
%cb = type { float }
define void @main() {
  ret void
}
!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!6}
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 6}
!3 = !{null, null, !4, null}
!4 = !{!5}
!5 = !{i32 0, %cb undef, !"cb", i32 3, i32 0, i32 1, i32 4, null}
!6 = !{ptr @main, !"main", null, !3, !7}
!7 = !{i32 0, i64 36, i32 4, !8}
!8 = !{i32 8, i32 4, i32 2}

;--- no-program.ll
; NOPROGRAM: error: {{.*}}there is no program to describe (expected a global in the section "DXIL", which dxil-embed writes)
target triple = "dxil-pc-shadermodel6.6-compute"

;--- no-metadata.ll
; NOMETADATA: error: {{.*}}dx.shaderModel or dx.entryPoints is missing (expected both, which dxil-translate-metadata writes)
target triple = "dxil-pc-shadermodel6.6-compute"
@dx.dxil = private constant [1 x i8] c"x", section "DXIL"

;--- bad-rootsignature.ll
; BADROOT: error: {{.*}}in function main{{.*}}invalid root signature:
target triple = "dxil-pc-shadermodel6.6-compute"
@dx.dxil = private constant [1 x i8] c"x", section "DXIL"
define void @main() {
  ret void
}
!dx.shaderModel = !{!0}
!dx.entryPoints = !{!1}
!dx.rootsignatures = !{!2}
!0 = !{!"cs", i32 6, i32 6}
!1 = !{ptr @main, !"main", null, null, null}
!2 = !{ptr @main, !3, i32 2}
!3 = !{!4}
!4 = !{!"NoSuchElement", i32 1}

;--- library.ll
; LIBRARY: error: {{.*}}resource 'cb' of a library has no global (expected one in operand 1
target triple = "dxil-pc-shadermodel6.6-library"
@dx.dxil = private constant [1 x i8] c"x", section "DXIL"
!dx.shaderModel = !{!0}
!dx.entryPoints = !{!1}
!dx.resources = !{!2}
!0 = !{!"lib", i32 6, i32 6}
!1 = !{null, !"", null, null, null}
!2 = !{null, null, !3, null}
!3 = !{!4}
!4 = !{i32 0, i32 undef, !"cb", i32 3, i32 0, i32 1, i32 4, null}
