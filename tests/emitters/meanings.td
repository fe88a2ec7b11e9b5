// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The worked example of docs/meaning.md, and each form once: pseudo-code, table and JSON.

// RUN: %dxil-tblgen %s %td_include -gen-meaning-docs | FileCheck %s --check-prefix=DOCS
// RUN: %dxil-tblgen %s %td_include -gen-meaning-table | FileCheck %s --check-prefix=TABLE
// RUN: %dxil-tblgen %s %td_include -gen-json | FileCheck %s --check-prefix=JSON

include "DXILSchema.td"

def unsignedAverage : DXILOpClass;
def lanes : DXILOpClass;
def memory : DXILOpClass;
def whole : DXILOpClass;
def machine : DXILOpClass;

class Average<int number> : ExperimentalOp<number, unsignedAverage> {
  let Doc = "Averages two unsigned integers. The sum does not overflow; halves are rounded up.";
  let result = overloadTy;
  let resultDoc = "The average.";
  let arguments = [Arg<overloadTy, "a", "First value.">, Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_10, [i16Ty, i32Ty]>];
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
def UAverage : Average<40> {
  let meaning = (sub (or $a, $b), (lshr (xor $a, $b), 1));
}
// DOCS: ### UAverage
// DOCS: (a | b) - ((a ^ b) >> 1)
// TABLE:      constexpr Node UAverageNodes[] = {
// TABLE-NEXT: {Operator::Sub, ValueType::Overload, 2, 9},
// TABLE-NEXT: {Operator::Or, ValueType::Overload, 2, 3},
// TABLE-NEXT: {Operator::Argument, ValueType::Overload, 0, 1, 0},
// TABLE-NEXT: {Operator::Argument, ValueType::Overload, 0, 1, 1},
// TABLE-NEXT: {Operator::Lshr, ValueType::Overload, 2, 5},
// TABLE:      {Operator::Integer, ValueType::Overload, 0, 1, 1},
def UAverageWide : Average<41> {
  let meaning = (trunc overloadTy, (lshr (add (add (zext i64Ty, $a), (zext i64Ty, $b)), 1), 1));
}
// DOCS: ### UAverageWide
// DOCS: trunc<overload>(((zext<i64>(a) + zext<i64>(b)) + 1) >> 1)
// TABLE: constexpr Node UAverageWideNodes[] = {
// TABLE-NEXT: {Operator::Trunc, ValueType::Overload,
// TABLE-NEXT: {Operator::Lshr, ValueType::I64,

def Sum : ExperimentalOp<42, lanes> {
  let Doc = "Sums the values of the lanes before this one.";
  let result = overloadTy;
  let resultDoc = "The result.";
  let arguments = [Arg<overloadTy, "value", "Value.">];
  let overloads = [Overloads<DXIL1_0, [floatTy, i32Ty]>];
  let meaning = (where (byType (reduceWhere fadd, 0, (ult (lane), $own), $value):$floats,
                               (reduceWhere add, 0, (ult (lane), $own), $value):$ints), (lane):$own);
}
// DOCS: ### Sum
// DOCS:      by type {
// DOCS-NEXT:   floats: reduce(fadd, from 0, where lane <u own, value)
// DOCS-NEXT:   ints: reduce(add, from 0, where lane <u own, value)
// DOCS-NEXT: }
// DOCS-NEXT: where own = lane
// TABLE: constexpr Node SumNodes[] = {
// TABLE: {Operator::ReduceWhere, ValueType::Overload, 3, 6, joins(Operator::Fadd)},
// TABLE: {Operator::Real, ValueType::Overload, 0, 1, real(0x0p+0)},
// TABLE: {Operator::Bound, ValueType::I32, 0, 1, 0},

def Level : MeaningState<i32Ty, [i8Ty], "A level.">;
def Memory : ExperimentalOp<43, memory> {
  let Doc = "Swaps.";
  let result = i32Ty;
  let resultDoc = "The result.";
  let arguments = [Arg<handleTy, "buffer", "Buffer.">, Arg<i32Ty, "offset", "Offset.">, Arg<i8Ty, "axis", "Axis.">];
  let meaning = (atomic i32Ty, (byteAt $buffer, $offset), (xor (old), (state Level, $axis)));
}
// DOCS: atomic<i32>(buffer.bytes[offset], old -> old ^ Level(axis))
// TABLE: constexpr Node MemoryNodes[] = {
// TABLE: {Operator::State, ValueType::I32, 1, 2, of(State::Level)},

def Whole : ExperimentalOp<44, whole> {
  let Doc = "Sums the elements.";
  let result = overloadElementTy;
  let resultDoc = "The result.";
  let arguments = [Arg<overloadTy, "a", "Vector.">];
  let overloads = [Overloads<DXIL1_0, [], [halfTy, floatTy]>];
  let meaning = (within Ulp<2>, (fold fadd, (fmul "0.5", $a)));
}
// DOCS: within(2 ulp, fold(fadd, 0.5 * a))
def Machine : ExperimentalOp<45, machine> {
  let Doc = "Samples.";
  let meaning = (opaque "filters texels");
}

// TABLE:      constexpr OpMeaning OpMeanings[] = {
// TABLE-NEXT: {OpCode::UAverage, UAverageNodes, 0, 0},
// TABLE-NEXT: {OpCode::UAverageWide, UAverageWideNodes, 0, 0},
// TABLE-NEXT: {OpCode::Sum, SumNodes, 1, Needs::Lanes},
// TABLE-NEXT: {OpCode::Memory, MemoryNodes, 0, Needs::Memory | Needs::State},
// TABLE-NEXT: {OpCode::Whole, WholeNodes, 0, Needs::Tolerance | Needs::WholeVectors},
// TABLE-NEXT: };

// JSON: "name": "UAverage",
// JSON: "text": "(a | b) - ((a ^ b) >> 1)"
// JSON: "name": "Machine",
// JSON: "opaque": "filters texels"
