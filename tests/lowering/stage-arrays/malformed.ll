; Metadata that says nothing of an array, or what cannot be divided by, is an error.
; RUN: split-file %s %t
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/empty.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/leaf.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/size.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/opcode.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/number.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/matrix.ll 2>&1 | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-stage-arrays -disable-output %t/array.ll 2>&1 | FileCheck %s
; CHECK: error: the metadata 'dxil.stage.array' of 'a' is malformed (expected an opcode, a size and elements)

;--- empty.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{}
;--- leaf.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{i32 4, i32 4, !"leaf"}
;--- size.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{i32 4, i32 0}
;--- opcode.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{i32 99999, i32 4}
;--- number.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{i32 4, i32 4, !1}
!1 = !{i32 0, i32 0, i32 2, i32 0, i32 1, i32 4, i32 4, i32 2, i32 0, i32 0, float undef}
;--- matrix.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{i32 4, i32 24, !1}
!1 = !{i32 0, i32 0, i32 2, i32 4, i32 3, i32 4, i32 12, i32 2, i32 24, i32 0, float undef}
;--- array.ll
@a = external global [12 x i8], !dxil.stage.array !0
!0 = !{i32 4, i32 24, !1}
!1 = !{i32 0, i32 0, i32 4, i32 0, i32 1, i32 4, i32 4, i32 1, i32 0, i32 0, float undef, i32 3, i32 8}
