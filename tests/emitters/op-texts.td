// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes in texts, names and versions of an op are errors at the field, or at the record if the
// field is missing.

// RUN: not %dxil-tblgen %s %td_include -check 2>&1 | FileCheck %s --implicit-check-not=error:

include "DXILSchema.td"

def sum : DXILOpClass;
def effect : DXILOpClass;
def other : DXILOpClass;
def late : DXILOpClass;

class Op<int number, DXILOpClass opclass = sum> : DXILOp<number, opclass> {
  let Doc = "Documented.";
  let result = i32Ty;
  let resultDoc = "The sum.";
  let category = "Sums and products";
  let arguments = [Arg<i32Ty, "value", "Any value.">];
}

def First : Op<1>;
def Second : Op<2>;

def NoStop : Op<3> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: op 'NoStop': Doc does not end with a full stop
  let Doc = "Adds a value";
}
def VoidResult : Op<4, effect> {
  let result = voidTy;
  // CHECK-DAG: [[#@LINE+1]]:7: error: op 'VoidResult': resultDoc of an op whose result is void
  let resultDoc = "Nothing.";
}
def NoResultDoc : Op<5> {
  // CHECK-DAG: error: op 'NoResultDoc': no resultDoc (expected `let resultDoc = ...`)
  let resultDoc = "";
}
def TooEarly : Op<6> {
  let stages = [Stages<DXIL1_4, [all_stages]>];
  // CHECK-DAG: [[#@LINE+1]]:7: error: op 'TooEarly': attributes from version 1.0, but the op exists from 1.4
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def LateOverload : Op<12, late> {
  // CHECK-DAG: error: op 'LateOverload': the op exists from version 1.0, but its first overload from 1.3; begin `stages` with that version
  let overloads = [Overloads<DXIL1_3, [floatTy]>];
}
def Contradiction : Op<7> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: op 'Contradiction': ReadNone and ReadOnly exclude each other
  let attributes = [Attributes<DXIL1_0, [ReadNone, ReadOnly]>];
}
// CHECK-DAG: [[#@LINE+1]]:5: error: op 'lower': the name is not in upper camel case
def lower : Op<8>;
// CHECK-DAG: [[#@LINE+1]]:5: error: class 'Upper': the name is not in lower camel case
def Upper : DXILOpClass;
def OfUpper : Op<9, Upper>;
def Typo : Op<10> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: op 'Typo': category 'Sums and prodcts'; did you mean 'Sums and products'?
  let category = "Sums and prodcts";
}
def FloatImmediate : Op<11, other> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: op 'FloatImmediate': argument 'value' is an immediate of type 'float' (expected an integer)
  let arguments = [Imm<floatTy, "value", "Any value.">];
}
