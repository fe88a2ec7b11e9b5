// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each mistake in an op's record is an error at its field. One run reports all of them and writes
// nothing.

// RUN: rm -f %t.h
// RUN: not %dxil-tblgen %s %td_include -gen-op-codes -o %t.h 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: not ls %t.h

include "DXILSchema.td"

def one : DXILOpClass;
def two : DXILOpClass;
def three : DXILOpClass;
def four : DXILOpClass;
def vectors : DXILOpClass;
class Op<int number, DXILOpClass opclass> : DXILOp<number, opclass> {
  let Doc = "Documented.";
}
def Kind : DXILEnum<"A kind.", [EnumCase<"A", 0, "First.">]>;

def First : Op<1, one> {
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}

// CHECK: [[#@LINE+2]]:7: error: 'handleTy' in overloads is not an overload type
def HandleOverload : Op<2, two> {
  let overloads = [Overloads<DXIL1_0, [handleTy, floatTy]>];
}
// CHECK: [[#@LINE+2]]:7: error: 'floatTy' stands twice in overloads
def TwiceOverload : Op<3, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy, floatTy]>];
}
// CHECK: [[#@LINE+2]]:7: error: overload dimension 4 is out of range (expected 0 to 3)
def FifthDimension : Op<4, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>, DimensionOverloads<4, DXIL1_0, [floatTy]>];
}
// CHECK: [[#@LINE+3]]:7: error: 'all_stages' cannot be combined with other stages
def AllAndOne : Op<5, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [all_stages, pixel]>];
}
// CHECK: [[#@LINE+3]]:7: error: 'removed' cannot be combined with other stages
def RemovedAndOne : Op<6, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel]>, Stages<DXIL1_2, [removed, vertex]>];
}
// CHECK: [[#@LINE+3]]:7: error: stage 'pixel' stands twice in one list
def PixelTwice : Op<7, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let stages = [Stages<DXIL1_0, [pixel, pixel]>];
}
// CHECK: [[#@LINE+3]]:7: error: attribute 'ReadNone' stands twice in one list
def AttributeTwice : Op<8, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone, ReadNone]>];
}
// CHECK: [[#@LINE+2]]:7: error: enum 'Kind' has no case 'B'; did you mean 'A'?
def UnknownCase : Op<9, one> {
  let intrinsics = [IntrinSelect<int_sin, [IntrinArgEnum<Kind, "B">]>];
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "value">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}
// CHECK: [[#@LINE+1]]:5: error: opcode 65536 does not fit the 16 bits of an op's number
def TooLarge : Op<65536, two> {
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoSignature' accesses 'Inputs', which is no signature; did you mean 'Input'?
def NoSignature : Op<10, three> {
  let accesses = "Inputs";
  let arguments = [Arg<i32Ty, "id">, Arg<i32Ty, "row">, Arg<i8Ty, "column">];
}
// CHECK: [[#@LINE+3]]:7: error: op 'NoColumn' accesses a signature: argument 3 has to be an i8
def NoColumn : Op<11, four> {
  let accesses = "Input";
  let arguments = [Arg<i32Ty, "id">, Arg<i32Ty, "row">];
}
