// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of HLSL's library: each signature of each function and method and
// what a call of it becomes, classes, structs and constants. A function that names an op takes its
// availability from the op's record.

// Element types that a parameter takes, by their kinds; a type that is none of them becomes the
// first, or does not fit where Exact is set. With native 16-bit types NotNative are no members.
class LibrarySet<list<string> members, list<string> notNative = [], bit exact = 0> {
  list<string> Members = members;
  list<string> NotNative = notNative;
  bit Exact = exact;
}

// One signature. Of several with one name the first that fits is called. In text:
//   "T<> (T<> x, out uint<> low)"
// An element is T, U or V, which stand for a type of the first, second or third set, or the name of
// a scalar type, or of one of the LibrarySets. Behind it stands the shape: nothing for a scalar, <>
// for any (one for all <> of a signature), <3> and <n> for vectors, <3,4> and <r,c> for matrices; a
// letter is a number that all uses of it share. Other types are
//   "class", "class<4>"  the element of the method's object, four of its numbers
//   "template"           what the call says in <>
//   "struct"             a struct of the program
//   "value"              anything without objects
//   "shared"             a groupshared array of numbers or vectors; `place` stands before it
//   "string", "sampler", "texture", "node", or the name of a library's class or struct
// A parameter is `in` unless `out` or `inout` stands before its type, or `place`: what an atomic
// works on. "..." at the end takes more arguments.
//
// What a signature of a free function leaves out of its text, op and heading is that of the first
// one of its name. A text that is nowhere is that of the op.
class LibraryFunction<string name, string signature, list<LibrarySet> sets> {
  string Name = name;
  string Signature = signature;
  list<LibrarySet> Sets = sets;
  // The classes whose method it is, by name; none for a free function.
  list<string> classes = [];
  // What a call does, in a sentence.
  string doc = "";
  // The heading that a free function stands under. None for words that begin with `__`.
  string group = "";
  // The op that it becomes, if it is one: the source of its availability.
  DXILOp op = ?;
  // The first shader model 6.n that has it, where the op is older or there is none.
  int firstMinor = 0;
  // It exists with native 16-bit types only.
  bit native16 = 0;
  // Before the version of its op it is written with other ops.
  bit beforeItsOp = 0;
  // The front end knows it and refuses calls of it.
  bit refused = 0;
  // Whether nothing changes by a call, and what it gives depends on the arguments alone.
  bit pure = 1;
}

// An LLVM intrinsic, on whole vectors. Operands are as below; none: the parameters in order.
class LibraryIntrinsic<string name, string signature, list<LibrarySet> sets, string intrinsic,
                       list<string> operands = []>
    : LibraryFunction<name, signature, sets> {
  string IntrinsicName = intrinsic;
  // Instead, for elements of these kinds.
  string signedIntrinsic = "";
  string unsignedIntrinsic = "";
  list<string> Operands = operands;
}

// An op, called for each element of its parameters of the signature's shape. Operands, in the op's
// order:
//   "x"              a parameter, or its element
//   "mask.2"         element 2 of a parameter
//   "$Enum.Case"     the value of an enum case; "$Enum.A|B" of several flags
//   "$sign"          whether the elements are signed: SignedOpKind
//   "sign x"         the same of a parameter's elements
//   "element", "row", "column"  of the result, which is a vector or matrix
//   "this"           the object whose method it is
//   "=3"             a number
//   "-"              undefined
class LibraryOp<string name, string signature, list<LibrarySet> sets, DXILOp theOp,
                list<string> operands>
    : LibraryFunction<name, signature, sets> {
  let op = theOp;
  list<string> Operands = operands;
}

// A block of HLSL, in which the parameters have their names, T, U, V are the element types and R is
// the type of the result.
class LibraryCode<string name, string signature, list<LibrarySet> sets, string body>
    : LibraryFunction<name, signature, sets> {
  string Body = body;
}

// Code of frontend/codegen, under this name in SpecialId.
class LibrarySpecial<string name, string signature, list<LibrarySet> sets, string id>
    : LibraryFunction<name, signature, sets> {
  string Special = id;
}

//===-- Classes -----------------------------------------------------------===//

// A class that is no sampler and no texture. Sort is a case of ObjectType::Sort, Kind of
// ResourceKind or empty.
class LibraryObject<string name, string sort, string kind> {
  string Name = name;
  string Sort = sort;
  string Kind = kind;
  string doc = "";
  // For docs/hlsl-support.md: "all", or the stages that have it.
  string stages = "all";
  bit writable = 0;
  bit rasterizerOrdered = 0;
  bit counter = 0;
  // Of an element; 0: there is no subscript.
  int coordinates = 0;
  // How many arguments <...> has that are types, whether they may be left out, how many numbers
  // follow, and how many of these must be there.
  int typeParameters = 0;
  bit typeOptional = 0;
  int numbers = 0;
  int requiredNumbers = 0;
  int firstMinor = 0;
  // NodeIOFlag's cases, of what nodes take and give.
  int nodeFlags = 0;
  // Of a parameter of an entry point: a case of EntryArray, and of a stream a case of OutputTopology.
  string array = "";
  string topology = "";
}

class LibrarySampler<string name, string mode, string doc> {
  string Name = name;
  // A case of SamplerKind.
  string Mode = mode;
  string Doc = doc;
  // Another name of the class.
  string alias = "";
}

// A texture has one template argument, its element type, float4 by default, and with samples their
// number behind it. Kind is a case of ResourceKind, whose ResourceKindInfo says the rest.
class LibraryTexture<string name, string kind, string doc> {
  string Name = name;
  string Kind = kind;
  string Doc = doc;
  bit Writable = 0;
  bit RasterizerOrdered = 0;
}

// A method of texture classes that becomes an op. Params are, in HLSL's order:
//   "sampler"     a SamplerState            "comparison"  a SamplerComparisonState
//   "location"    floats, one for each coordinate
//   "texel"       ints, one for each coordinate
//   "texel+mip"   the same and a mip level
//   "place", "gradient x"  floats, one for each coordinate but an array's slice
//   "offset"      ints, one for each offset, left out where there are none
//   "status"      takes the word for CheckAccessFullyMapped
//   "float x", "int x"  as written
// From the first one with a question mark on, each may be left out with those
// that follow. The op's operands are matched by name: coord0 is the first
// coordinate, offset0, ddx0 and so on likewise, mipLevelOrSampleCount the mip level, and any
// other one the parameter of its name; what no parameter gives is undefined.
class LibraryTextureMethod<string name, DXILOp theOp, list<LibraryTexture> classes,
                           list<string> params,
                           string result, string doc> {
  string Name = name;
  DXILOp Op = theOp;
  list<LibraryTexture> Classes = classes;
  list<string> Params = params;
  // "T", or "E4": four elements; or an HLSL type.
  string Result = result;
  string Doc = doc;
  // Operands with a value of their own: "channel=GatherChannel.Red".
  list<string> constants = [];
  // The first shader model 6.n that has it, where the op is older. 0: that of the op.
  int firstMinor = 0;
  // Whether an offset that is left out is 0 rather than undefined.
  bit offsetIsZero = 1;
  // Whether there are forms with four offsets, one for each texel: component I is that of a call
  // with offset I.
  bit fourOffsets = 0;
}

//===-- Structs and constants ---------------------------------------------===//

// A struct of the library, as HLSL text.
class LibraryStruct<string name, string text, string doc> {
  string Name = name;
  string Text = text;
  string Doc = doc;
}

// A constant of type uint, with its number as HLSL writes it.
class LibraryConstant<string name, string number> {
  string Name = name;
  string Number = number;
}
