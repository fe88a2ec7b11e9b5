// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes in the grammar and mapping of SPIR-V are errors at the record.

// RUN: not %dxil-tblgen %s %td_include -gen-spirv-tables 2>&1 | FileCheck %s --implicit-check-not=error:

include "DXILSchema.td"
include "LayoutSchema.td"
include "td/spirv/Schema.td"

def count : DXILOpClass;
def Count : DXILOp<6, count> {
  let Doc = "Counts something.";
  let category = "Integer";
  let result = i32Ty;
  let resultDoc = "The number.";
  let arguments = [Arg<i32Ty, "value", "A number.">];
  let stages = [Stages<DXIL1_0, [all_stages]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
}
def SPIRVKindOfNone : SPIRVKind<0>;
class Unary<int number> : SPIRVInstruction<number, "Arithmetic", ["IdResultType", "IdResult", "IdRef operand"], []>;
class Binary<int number> : SPIRVInstruction<number, "Arithmetic",
    ["IdResultType", "IdResult", "IdRef operand1", "IdRef operand2"], []>;

def OpGood : Binary<1>;
def : SPIRVComputed<OpGood, (add $operand1, (Count $operand2))>;
def OpTwice : Unary<2>;
def : SPIRVIgnored<[OpTwice], "no effect">;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'OpTwice' has two mappings
def : SPIRVRefused<[OpTwice], "has no counterpart">;
def OpNoKind : Unary<3>;
// CHECK-DAG: [[#@LINE+1]]:1: error: a mapping of no kind
def : SPIRVMapping<[OpNoKind], "something">;
def OpName : Unary<4>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'Name' has no operand 'operands'
def : SPIRVComputed<OpName, (Count $operands)>;
def OpForm : Unary<5>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'SPIRVKindOfNone' is no form of an expression
def : SPIRVComputed<OpForm, (SPIRVKindOfNone $operand)>;
def OpOperand : Unary<6>;
// CHECK-DAG: [[#@LINE+1]]:1: error: an operand of the expression of 'Operand' is no number, expression or $name
def : SPIRVComputed<OpOperand, (Count count)>;
def OpFew : Binary<7>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'add' in the expression of 'Few' has 1 operands (expected 2)
def : SPIRVComputed<OpFew, (add $operand1)>;
def OpMany : Binary<8>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'Count' in the expression of 'Many' has 2 operands (expected 1)
def : SPIRVComputed<OpMany, (Count $operand1, $operand2)>;
def OpInner : Binary<11>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'select' in the expression of 'Inner' has 2 operands (expected 3)
def : SPIRVComputed<OpInner, (add $operand1, (select $operand1, $operand2))>;
def OpEmpty : Unary<12>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'list_' in the expression of 'Empty' has 0 operands (expected one or more)
def : SPIRVComputed<OpEmpty, (list_)>;
def OpPart : Unary<13>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'x_' in the expression of 'Part' has 0 operands (expected 1)
def : SPIRVComputed<OpPart, (x_)>;
// Execution modes set fields to cases of enumerations, or to their operand.
def SPIRVExecutionMode : SPIRVKind<0>;
def Shape : MetadataEnum<"A shape.", [MetadataCase<"Round", 1, "Round.">]>;
def ModeGood : SPIRVEnumerant<SPIRVExecutionMode, 1, "Good", ["LiteralInteger number"], []>;
def : SPIRVEntryMode<ModeGood, [EntryField<"Number">, EntryCase<"Shape", Shape, "Round">], "a shape">;
def ModeCase : SPIRVEnumerant<SPIRVExecutionMode, 2, "Case", [], []>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'Shape' has no case 'Square'
def : SPIRVEntryMode<ModeCase, [EntryCase<"Shape", Shape, "Square">], "a shape">;
def ModePlain : SPIRVEnumerant<SPIRVExecutionMode, 3, "Plain", [], []>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'Plain' has no operand for the field 'Number'
def : SPIRVEntryMode<ModePlain, [EntryField<"Number">], "a number">;
def ModeList : SPIRVEnumerant<SPIRVExecutionMode, 4, "List", [], []>;
// CHECK-DAG: [[#@LINE+1]]:1: error: 'List' has no operand for the field 'Numbers'
def : SPIRVEntryMode<ModeList, [EntryList<"Numbers">], "numbers">;
def ModeFlag : SPIRVEnumerant<SPIRVExecutionMode, 5, "Flag", [], []>;
// CHECK-DAG: [[#@LINE+1]]:1: error: no flag of the shader has the name 'Unknown'
def : SPIRVEntryMode<ModeFlag, [EntryFlag<"Unknown">], "a flag">;
// CHECK-DAG: error: 'Kind' has an operand of the unknown kind 'IdReff'
def OpKind : SPIRVInstruction<9, "Arithmetic", ["IdReff operand"], []>;
// CHECK-DAG: error: Opcode of '{{Same|Other}}' and '{{Same|Other}}' is the same
def OpSame : Unary<10>;
def OpOther : Unary<10>;
