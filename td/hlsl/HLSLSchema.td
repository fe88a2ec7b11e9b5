// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of the HLSL header: scalar types, sets of them, and the ways
// in which an HLSL function reaches a clang builtin or a DXIL operation. A
// function that names an op takes its availability from the op's record.

//===-- Scalar types ------------------------------------------------------===//

// Rank orders the types for mixed arguments: the higher one wins. Kind is
// "bool", "signed", "unsigned" or "float". Definition is what the header
// defines the name as, where clang does not know it.
class HLSLScalar<string name, int rank, string kind, int width, OverloadType overload> {
  string Name = name;
  int Rank = rank;
  string Kind = kind;
  int Bits = width;
  OverloadType Overload = overload;
  string Definition = "";
  // Only with clang's native 16-bit types (dxc's -enable-16bit-types).
  bit Native16 = 0;
}

// Another name of a scalar type and its vectors and matrices. With
// Native16Only the name does not exist without native 16-bit types.
class HLSLAlias<string name, HLSLScalar type, HLSLScalar nativeType = type> {
  string Name = name;
  HLSLScalar Type = type;
  HLSLScalar NativeType = nativeType;
  bit Native16Only = 0;
}

// The element types that a function is defined for; an argument of any other
// element type is converted to Fallback.
class HLSLSet<list<HLSLScalar> elements, HLSLScalar fallback> {
  list<HLSLScalar> Elements = elements;
  HLSLScalar Fallback = fallback;
}

//===-- Functions ---------------------------------------------------------===//

class HLSLFunction<string name, string doc> {
  string Name = name;
  string Doc = doc;
  // The heading that the function stands under.
  string group = "";
  // The op that it becomes, if it is one: the source of its availability. Classes with a default
  // for it have a list, since a template argument cannot be unset by default.
  DXILOp op = ?;
  list<DXILOp> opOrNone = [];
  // Its first version where no op says so.
  Version since = ?;
  // The lowering writes it with other ops where a version lacks its own.
  bit beforeItsOp = 0;
  // Only with native 16-bit types.
  bit native16 = 0;
}

// A clang builtin on arguments of one type T of Set, scalar or vector. The
// header adds a form that converts other and mixed arguments, and one for
// matrices.
class HLSLElementwise<string name, string builtin, HLSLSet set, list<string> params, string doc,
                      list<DXILOp> ops = []> : HLSLFunction<name, doc> {
  let opOrNone = ops;
  string Builtin = builtin;
  HLSLSet Set = set;
  list<string> Params = params;
  // The element type of the result; empty: that of T.
  HLSLScalar result = ?;
  // A result that is one element whatever the shape of the arguments.
  bit reduces = 0;
  bit returnsVoid = 0;
  // The builtin is for scalars; a vector is taken element by element.
  bit perElement = 0;
  bit matrices = 1;
  bit conversions = 1;
}

// A clang builtin with one fixed signature.
class HLSLBuiltin<string name, string builtin, string result, list<string> params, string doc,
                  list<DXILOp> ops = []> : HLSLFunction<name, doc> {
  let opOrNone = ops;
  string Builtin = builtin;
  string Result = result;
  list<string> Params = params;
}

// An op that clang has no builtin for, called through its extension intrinsic.
// Params are HLSL parameter declarations; "T" is an element type of Set, and
// such a parameter may be a vector, for which the op is called once for each
// element. Operands gives the op's arguments in their order:
//   "x"              a parameter, or its element where it is a vector
//   "mask.x"         a component of a parameter
//   "$Enum.Case"     the value of an enum case; "$Enum.A|B" of several flags
//   "$sign"          SignedOpKind of the element type
//   "=3"             a number
class HLSLViaOp<string name, DXILOp theOp, HLSLSet set, list<string> params, list<string> operands,
                string doc> : HLSLFunction<name, doc> {
  HLSLSet Set = set;
  list<string> Params = params;
  list<string> Operands = operands;
  // The HLSL type of the result: "T" follows the parameters' shape.
  string result = "T";
  let op = theOp;
}

// Calls an LLVM intrinsic that clang has no builtin for.
class HLSLIntrinsic<string name, string intrinsic, string result, list<string> params, string doc>
    : HLSLFunction<name, doc> {
  string IntrinsicName = intrinsic;
  string Result = result;
  list<string> Params = params;
}

// An extension intrinsic that code below calls by the op's name.
class HLSLExtension<DXILOp theOp, HLSLSet set> {
  DXILOp Op = theOp;
  HLSLSet Set = set;
  string group = "";
}

// Functions written in HLSL in terms of others.
class HLSLCode<string name, string text, string doc> : HLSLFunction<name, doc> {
  string Code = text;
}

// An atomic on a variable in groupshared memory or in a resource. Atomic is
// the suffix of clang's __atomic builtin ("fetch_add"); its result is the
// value before. Original says whether HLSL lets the caller take it:
// "optional", "always" or "never".
class HLSLAtomic<string name, string atomic, HLSLSet set, string original, string doc>
    : HLSLFunction<name, doc> {
  string Atomic = atomic;
  HLSLSet Set = set;
  string Original = original;
}
