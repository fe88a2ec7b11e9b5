; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; What is no call of an op is reported where it stands. (opt ends at the first error.)
; RUN: split-file %s %t
; RUN: not %opt_dxil -S -passes=dxil-lift %t/opcode.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=OPCODE
; RUN: not %opt_dxil -S -passes=dxil-lift %t/class.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=CLASS
; RUN: not %opt_dxil -S -passes=dxil-lift %t/name.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not %opt_dxil -S -passes=dxil-lift %t/constant.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONSTANT
; RUN: not %opt_dxil -S -passes=dxil-lift %t/count.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT

;--- opcode.ll
; OPCODE: no operation has the opcode 60000
define void @main() {
  %a = call float @dx.op.unary.f32(i32 60000, float 1.0)
  ret void
}
declare float @dx.op.unary.f32(i32, float)
;--- class.ll
; CLASS: opcode 13 is Sin, of class unary, which 'dx.op.binary.f32' is not
define void @main() {
  %a = call float @dx.op.binary.f32(i32 13, float 1.0, float 2.0)
  ret void
}
declare float @dx.op.binary.f32(i32, float, float)
;--- name.ll
; NAME: no class of operations has the name of 'dx.op.nothing'
define void @main() {
  call void @dx.op.nothing(i32 1)
  ret void
}
declare void @dx.op.nothing(i32)
;--- constant.ll
; CONSTANT: the opcode of 'dx.op.unary.f32' is not a constant
define void @main(i32 %n) {
  %a = call float @dx.op.unary.f32(i32 %n, float 1.0)
  ret void
}
declare float @dx.op.unary.f32(i32, float)
;--- count.ll
; COUNT: Sin takes 1 arguments, not 0
define void @main() {
  %a = call float @dx.op.unary.f32(i32 13)
  ret void
}
declare float @dx.op.unary.f32(i32)
