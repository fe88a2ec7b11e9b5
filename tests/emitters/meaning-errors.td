// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each mistake in a meaning is an error at the field. docs/meaning.md describes the language.

// RUN: not %dxil-tblgen %s %td_include -check 2>&1 | FileCheck %s --implicit-check-not=error:

include "DXILSchema.td"

def kind : DXILOpClass;
def result : DXILOpClass;
def none : DXILOpClass;
def Kind : DXILEnum<"A kind.", [EnumCase<"A", 0, "First.">, EnumCase<"B", 1, "Second.">]>;
def Level : MeaningState<i32Ty, [i32Ty], "A level.">;

class Op<int number> : DXILOp<number, kind> {
  let Doc = "Documented.";
  let result = overloadTy;
  let arguments = [Arg<overloadTy, "a">, Arg<overloadTy, "b">, Arg<i32Ty, "word">, EnumArg<i8Ty, "kind", Kind>,
                   Arg<handleTy, "handle">, Arg<udtTy, "payload">];
  let overloads = [Overloads<DXIL1_0, [i16Ty]>];
}

// CHECK: [[#@LINE+2]]:7: error: op 'NoOperator': 'kind' is not an operator of meanings
def NoOperator : Op<1> {
  let meaning = (kind $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoName': '$c' is neither an argument nor a name of an enclosing 'where'
def NoName : Op<2> {
  let meaning = (add $a, $c);
}
// CHECK: [[#@LINE+2]]:7: error: op 'TooFew': 'add' has 1 operands (expected 2)
def TooFew : Op<3> {
  let meaning = (add $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'TooFewOfForm': 'either' has 1 operands (expected 2 or more)
def TooFewOfForm : Op<4> {
  let meaning = (either $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoNumber': "one" is not a number
def NoNumber : Op<5> {
  let meaning = (fadd "one", "2");
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoExpression': '{{.}}1]' is not an expression
def NoExpression : Op<6> {
  let meaning = (add $a, [1]);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoType': 'kind' is not a type
def NoType : Op<7> {
  let meaning = (zext kind, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoBinding': 'where' has no names
def NoBinding : Op<8> {
  let meaning = (where $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoBoundName': operand 2 of 'where' is not EXPRESSION:$name
def NoBoundName : Op<9> {
  let meaning = (where $a, (not $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'Hides': '$b' of 'where' hides an argument
def Hides : Op<10> {
  let meaning = (where $a, (not $a):$b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'Unused': '$c' of 'where' is not used
def Unused : Op<11> {
  let meaning = (where $a, (not $a):$c);
}
// CHECK: [[#@LINE+2]]:7: error: op 'Inner': 'where' stands in the expression of a name of another 'where'
def Inner : Op<12> {
  let meaning = (where (add $c, $d), (not $a):$c, (where (not $e), (not $b):$e):$d);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoState': the first operand of 'state' is not a MeaningState
def NoState : Op<13> {
  let meaning = (state kind);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoJoin': the first operand of 'reduce' is not an operator that joins two values to one
def NoJoin : Op<14> {
  let meaning = (reduce eq, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoLabel': operand 1 of 'byType' has no label (expected EXPRESSION:$label)
def NoLabel : Op<15> {
  let meaning = (byType $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoTolerance': 'within' has no tolerance of a positive amount (expected (within Ulp<N>, EXPRESSION))
def NoTolerance : Op<16> {
  let meaning = (within kind, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'PartlyOpaque': 'opaque' is not the whole meaning
def PartlyOpaque : Op<17> {
  let meaning = (add $a, (opaque "a machine"));
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoReason': 'opaque' has no reason
def NoReason : Op<18> {
  let meaning = (opaque "");
}
// CHECK: [[#@LINE+2]]:7: error: op 'WrongKind', overload i16: operand 1 of 'fadd' has type i16 (expected a float)
def WrongKind : Op<19> {
  let meaning = (fadd $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'OtherKind', overload i16: operand 1 of 'add' has type float (expected an integer)
def OtherKind : Op<20> {
  let meaning = (add (fromSigned floatTy, $a), 1);
}
// CHECK: [[#@LINE+2]]:7: error: op 'OtherType', overload i16: operand 2 of 'add' has type i32 (expected i16)
def OtherType : Op<21> {
  let meaning = (add $a, $word);
}
// CHECK: [[#@LINE+2]]:7: error: op 'WrongResult', overload i16: the meaning has type i1 (expected i16)
def WrongResult : Op<22> {
  let meaning = (eq $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'NotScalar', overload i16: 'dx.types.Handle' is no scalar type here
def NotScalar : Op<23> {
  let meaning = (zext handleTy, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'IntegerType', overload i16: 'fromSigned' gives i32 (expected a float type)
def IntegerType : Op<24> {
  let meaning = (fromSigned i32Ty, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'FloatType', overload i16: 'zext' gives float (expected an integer type)
def FloatType : Op<25> {
  let meaning = (zext floatTy, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'Narrower', overload i16: 'zext' of i16 gives i8 (expected no narrower type)
def Narrower : Op<26> {
  let meaning = (trunc overloadTy, (zext i8Ty, $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'Wider', overload i16: 'trunc' of i16 gives i64 (expected no wider type)
def Wider : Op<27> {
  let meaning = (trunc i64Ty, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'SameWidth', overload i16: 'asType' of i16 gives i64 (expected the same width)
def SameWidth : Op<28> {
  let meaning = (asType i64Ty, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'Concat', overload i16: 'concat' of two i16 gives i64 (expected twice the width)
def Concat : Op<29> {
  let meaning = (concat i64Ty, $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'TooLarge', overload i16: literal 65536 does not fit i16
def TooLarge : Op<30> {
  let meaning = (add $a, 65536);
}
// CHECK: [[#@LINE+2]]:7: error: op 'TooSmall', overload i16: literal -32769 does not fit i16
def TooSmall : Op<31> {
  let meaning = (add $a, -32769);
}
// CHECK: [[#@LINE+2]]:7: error: op 'RealForInteger', overload i16: a float literal stands where i16 is expected
def RealForInteger : Op<32> {
  let meaning = (add $a, "0.5");
}
// CHECK: [[#@LINE+2]]:7: error: op 'Untyped', overload i16: nothing says what type the literals of 'eq' have
def Untyped : Op<33> {
  let meaning = (select (eq 1, 2), $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'UntypedBound', overload i16: nothing says what type 'nan' has
def UntypedBound : Op<34> {
  let meaning = (where (add $a, $c), (nan):$c);
}
// CHECK: [[#@LINE+2]]:7: error: op 'ElementOutside', overload i16: 'element' stands outside of 'fold' and 'vector'
def ElementOutside : Op<35> {
  let meaning = (asType overloadTy, (trunc i16Ty, (element)));
}
// CHECK: [[#@LINE+2]]:7: error: op 'OwnOutside', overload i16: 'own' stands outside of 'reduce' and 'ballot'
def OwnOutside : Op<36> {
  let meaning = (own (not $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'OldOutside', overload i16: 'old' stands outside of 'atomic'
def OldOutside : Op<37> {
  let meaning = (old);
}
// CHECK: [[#@LINE+2]]:7: error: op 'ReduceInReduce', overload i16: 'reduce' stands in another visit of lanes
def ReduceInReduce : Op<38> {
  let meaning = (reduce add, (reduce add, $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'JoinsOther', overload i16: 'fadd' does not join values of type i16
def JoinsOther : Op<39> {
  let meaning = (reduce fadd, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'Labels', overload i16: 'byType' has other operands than one with label 'floats' and one with label 'ints'
def Labels : Op<40> {
  let meaning = (byType (not $a):$floats, (not $a):$integers);
}
// CHECK: [[#@LINE+2]]:7: error: op 'TupleForScalar', overload i16: 'tuple' stands where no struct is expected
def TupleForScalar : Op<41> {
  let meaning = (tuple $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'AtomicFloat', overload i16: 'atomic' has no integer type
def AtomicFloat : Op<42> {
  let meaning = (atomic floatTy, (byteAt $handle, 0), 0);
}
// CHECK: [[#@LINE+2]]:7: error: op 'StateOperand', overload i16: operand 2 of 'state' has type i16 (expected i32)
def StateOperand : Op<43> {
  let meaning = (state Level, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'PickIndex', overload i16: operand 1 of 'pick' has type float (expected an integer)
def PickIndex : Op<44> {
  let meaning = (pick (fromSigned floatTy, $a), $a, $b);
}
// CHECK: [[#@LINE+2]]:7: error: op 'WithinInteger', overload i16: 'within' has an operand of type i16 (expected a float)
def WithinInteger : Op<45> {
  let meaning = (within Ulp<1>, (not $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'NoCase', overload i16: enum 'Kind' has no case 'C'
def NoCase : Op<46> {
  let meaning = (cases $kind, (not $a):$A, (not $b):$C);
}
// CHECK: [[#@LINE+2]]:7: error: op 'CaseTwice', overload i16: case 'A' stands twice in 'cases'
def CaseTwice : Op<47> {
  let meaning = (cases $kind, (not $a):$A, (not $b):$A);
}
// CHECK: [[#@LINE+2]]:7: error: op 'CaseMissing', overload i16: 'cases' has no operand for case 'B'
def CaseMissing : Op<48> {
  let meaning = (cases $kind, (not $a):$A);
}
// CHECK: [[#@LINE+2]]:7: error: op 'CasesOfNumber', overload i16: the first operand of 'cases' is not an argument with an enum
def CasesOfNumber : Op<49> {
  let meaning = (cases $word, (not $a):$A);
}
// CHECK: [[#@LINE+2]]:7: error: op 'CasesOfNothing': 'cases' has no operands
def CasesOfNothing : Op<50> {
  let meaning = (cases);
}
// CHECK: [[#@LINE+2]]:7: error: op 'VectorsOutside', overload i16: argument 'a' is a vector: it can be used in 'fold' and 'vector' only
def VectorsOutside : Op<51> {
  let meaning = (add $a, (fold add, $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'FoldInFold', overload i16: 'fold' stands in another visit of elements
def FoldInFold : Op<52> {
  let meaning = (fold add, (fold add, $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'VectorInFold', overload i16: 'vector' stands in another visit of elements
def VectorInFold : Op<53> {
  let meaning = (fold add, (vector $a));
}
// CHECK: [[#@LINE+2]]:7: error: op 'Pointer', overload i16: argument 'payload' has type udt, which meanings have no values of
def Pointer : Op<54> {
  let meaning = (add $a, $payload);
}

class Pair<int number> : DXILOp<number, result> {
  let Doc = "Documented.";
  let result = twoI32Ty;
  let arguments = [Arg<i32Ty, "a">];
}
// CHECK: [[#@LINE+2]]:7: error: op 'TupleSize': 'tuple' has 3 operands (expected 2)
def TupleSize : Pair<55> {
  let meaning = (tuple $a, $a, $a);
}
// CHECK: [[#@LINE+2]]:7: error: op 'TuplePart': operand 2 of 'tuple' has type i1 (expected i32)
def TuplePart : Pair<56> {
  let meaning = (tuple $a, (eq $a, 0));
}
// CHECK: [[#@LINE+2]]:7: error: op 'ByTypeAlone': 'byType' stands in an op without overloads
def ByTypeAlone : Pair<57> {
  let meaning = (tuple $a, (byType (not $a):$floats, (not $a):$ints));
}
// CHECK: [[#@LINE+2]]:7: error: op 'BallotInBallot': 'reduce' stands in another visit of lanes
def BallotInBallot : Pair<58> {
  let meaning = (ballot (reduce or, (eq $a, 0)));
}
// CHECK: [[#@LINE+2]]:7: error: op 'ReservedMeaning': a reserved op has no meaning
def ReservedMeaning : ReservedOp<59, none> {
  let meaning = (nothing);
}
