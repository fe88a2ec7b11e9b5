// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of HLSL's library: the signatures of functions and methods with their lowering,
// classes, structs and constants. A function that names an op has the availability of the op's
// record.

// Element types that a parameter accepts, by kind. Another type converts to the first one, or does
// not fit if Exact is set. With native 16-bit types, NotNative are no members.
class LibrarySet<list<string> members, list<string> notNative = [], bit exact = 0> {
  list<string> Members = members;
  list<string> NotNative = notNative;
  bit Exact = exact;
}

// One signature. A call selects the first fitting signature of its name. The text of a signature:
//   "T<> (T<> x, out uint<> low)"
// An element type is T, U or V, which stand for a type of the first, second or third set, or the
// name of a scalar type or LibrarySet. The shape follows it: nothing for a scalar, <> for any shape
// (the same for all <> of a signature), <3> and <n> for vectors, <3,4> and <r,c> for matrices; a
// letter is a number that its uses share. Other types are
//   "class", "class<4>"  the element type of the method's object, four of its numbers
//   "template"           the template argument of the call
//   "struct"             a struct of the program
//   "value"              anything without objects
//   "shared"             a groupshared array of numbers or vectors; after `place`
//   "string", "sampler", "texture", "node", or the name of a library's class or struct
// A parameter is `in` by default; `out`, `inout` or `place` (the operand of an atomic) may precede
// its type. "..." at the end accepts more arguments.
//
// A signature of a free function inherits missing text, op and heading from the first one of its
// name. A missing text is that of the op.
class LibraryFunction<string name, string signature, list<LibrarySet> sets> {
  string Name = name;
  string Signature = signature;
  list<LibrarySet> Sets = sets;
  // Classes that have the method; empty for a free function.
  list<string> classes = [];
  // Documentation in one sentence.
  string doc = "";
  // The heading of a free function in documentation. Empty for names that begin with `__`.
  string group = "";
  // The op that the function becomes, which also determines its availability.
  DXILOp op = ?;
  // N of the first shader model 6.N that has the function, if the op is older or absent.
  int firstMinor = 0;
  // The function needs native 16-bit types.
  bit native16 = 0;
  // Before the op's first version, other ops replace it.
  bit beforeItsOp = 0;
  // The front end rejects calls of the function.
  bit refused = 0;
  // The call has no effect, and its result depends only on the arguments.
  bit pure = 1;
  // The computation (docs/meaning.md) for arguments of the result's type, by the kind of their
  // elements: floats, signed and unsigned integers, literal integers. Default: that of the op; of
  // literals that of signed integers.
  dag meaning = ?;
  dag signedMeaning = ?;
  dag unsignedMeaning = ?;
  dag literalMeaning = ?;
  // Where a call with constant arguments is a constant expression: an enumerator of Folding.
  string folding = "Never";
}

// A function that becomes an LLVM intrinsic on whole vectors. Operands are as below; empty: the
// parameters in order.
class LibraryIntrinsic<string name, string signature, list<LibrarySet> sets, string intrinsic,
                       list<string> operands = []>
    : LibraryFunction<name, signature, sets> {
  string IntrinsicName = intrinsic;
  // The intrinsics for signed and unsigned elements, if they differ.
  string signedIntrinsic = "";
  string unsignedIntrinsic = "";
  list<string> Operands = operands;
}

// A function that becomes an op, called for each element of its parameters of the signature's
// shape. Operands, in the op's order:
//   "x"              a parameter, or its element
//   "mask.2"         element 2 of a parameter
//   "$Enum.Case"     the value of an enum case; "$Enum.A|B" of several flags
//   "$sign"          signedness of the elements: SignedOpKind
//   "sign x"         signedness of a parameter's elements
//   "element", "row", "column"  index in the result, a vector or matrix
//   "this"           the object of the method
//   "=3"             a number
//   "-"              undefined
class LibraryOp<string name, string signature, list<LibrarySet> sets, DXILOp theOp,
                list<string> operands>
    : LibraryFunction<name, signature, sets> {
  let op = theOp;
  list<string> Operands = operands;
}

// A function with a body in HLSL. T, U, V are the element types and R is the result type; `this` is
// the object of a method.
class LibraryCode<string name, string signature, list<LibrarySet> sets, string body>
    : LibraryFunction<name, signature, sets> {
  string Body = body;
}

// A function that frontend/codegen implements under this name in SpecialId.
class LibrarySpecial<string name, string signature, list<LibrarySet> sets, string id>
    : LibraryFunction<name, signature, sets> {
  string Special = id;
}

//===-- Classes -----------------------------------------------------------===//

// A class other than samplers and textures. Sort is a case of ObjectType::Sort; Kind a case of
// ResourceKind, or empty.
class LibraryObject<string name, string sort, string kind> {
  string Name = name;
  string Sort = sort;
  string Kind = kind;
  string doc = "";
  // "all", or the stages that have it, for docs/hlsl-support.md.
  string stages = "all";
  bit writable = 0;
  bit rasterizerOrdered = 0;
  bit counter = 0;
  // Number of coordinates of an element; 0: no subscript.
  int coordinates = 0;
  // Number of type arguments in <...>, whether they are optional, number of integer arguments after
  // them, and how many of these are required.
  int typeParameters = 0;
  bit typeOptional = 0;
  int numbers = 0;
  int requiredNumbers = 0;
  int firstMinor = 0;
  // Cases of NodeIOFlag, for inputs and outputs of nodes.
  int nodeFlags = 0;
  // For a parameter of an entry point: a case of EntryArray, and for a stream a case of
  // OutputTopology.
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

// A texture class. Its template arguments are the element type, float4 by default, and for
// multisampled textures the number of samples. Kind is a case of ResourceKind, whose
// ResourceKindInfo has the rest.
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
//   "texel+mip"   the same, then a mip level
//   "place", "gradient x"  floats, one for each coordinate except an array's slice
//   "offset"      ints, one for each offset, absent if the class has none
//   "status"      receives the word for CheckAccessFullyMapped
//   "float x", "int x"  as written
// Parameters from the first one with a question mark on are optional. The op's operands are matched
// by name: coord0 is the first coordinate, offset0, ddx0 and so on likewise, mipLevelOrSampleCount
// the mip level, and any other one the parameter of its name; an operand without a parameter is
// undefined.
class LibraryTextureMethod<string name, DXILOp theOp, list<LibraryTexture> classes,
                           list<string> params,
                           string result, string doc> {
  string Name = name;
  DXILOp Op = theOp;
  list<LibraryTexture> Classes = classes;
  list<string> Params = params;
  // "T", the element type, or "E4", four elements; or an HLSL type.
  string Result = result;
  string Doc = doc;
  // Operands with a fixed value: "channel=GatherChannel.Red".
  list<string> constants = [];
  // N of the first shader model 6.N that has the method, if the op is older. 0: that of the op.
  int firstMinor = 0;
  // An omitted offset is 0 instead of undefined.
  bit offsetIsZero = 1;
  // The method has forms with four offsets, one for each texel: component I of the result is that
  // of a call with offset I.
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
