// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of HLSL's library as the front end has it: each signature of each function and
// method, and what a call of it becomes. What a record of the other files in td/hlsl says already,
// such as the text about a function, its op and its version, is read there by its name.

// A name of a scalar type. Kind is an enumerator of frontend::ScalarKind.
class LibraryScalar<string name, string kind, bit native16 = 0> {
  string Name = name;
  string Kind = kind;
  // The name exists with native 16-bit types only.
  bit Native16 = native16;
}

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
//   "string", "sampler", "texture", "node", or the name of a library's class or struct
// A parameter is `in` unless `out` or `inout` stands before its type, or `place`: what an atomic
// works on. "..." at the end takes more arguments.
class LibraryFunction<string name, string signature, list<LibrarySet> sets> {
  string Name = name;
  string Signature = signature;
  list<LibrarySet> Sets = sets;
  // The classes whose method it is, by name; none for a free function.
  list<string> classes = [];
  // Where no other record of td/hlsl has them.
  string doc = "";
  DXILOp op = ?;
  int firstMinor = 0;
  bit native16 = 0;
  // Before the version of its op it is written with other ops.
  bit beforeItsOp = 0;
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

// An op, called for each element of its parameters of the signature's shape. Operands, in the op's order:
//   "x"              a parameter, or its element
//   "mask.2"         element 2 of a parameter
//   "$Enum.Case"     the value of an enum case; "$Enum.A|B" of several flags
//   "sign x"         whether x's elements are signed: SignedOpKind
//   "element", "row", "column"  of the result, which is a vector or matrix
//   "this"           the object whose method it is
//   "=3"             a number
//   "-"              undefined
class LibraryOp<string name, string signature, list<LibrarySet> sets, DXILOp theOp, list<string> operands>
    : LibraryFunction<name, signature, sets> {
  let op = theOp;
  list<string> Operands = operands;
}

// The op and the operands of the HLSLViaOp record of its name.
class LibraryOpOfName<string name, string signature, list<LibrarySet> sets>
    : LibraryFunction<name, signature, sets>;

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

// A class that td/hlsl has no HLSLTexture or HLSLSampler of. Sort is a case of ObjectType::Sort, Kind of
// ResourceKind or empty.
class LibraryObject<string name, string sort, string kind> {
  string Name = name;
  string Sort = sort;
  string Kind = kind;
  string doc = "";
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
}

// A struct of the library, as HLSL text.
class LibraryStruct<string name, string text, string doc> {
  string Name = name;
  string Text = text;
  string Doc = doc;
}
