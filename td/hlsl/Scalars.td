// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's scalar types, in the order of frontend::ScalarKind.

// Sort is Bool, Signed, Unsigned or Float. The first of Names is used in messages. The names in
// native16Names exist only with native 16-bit types.
class HLSLScalar<string kind, string sort, int width, string doc, list<string> names,
                 list<string> native16Names = []> {
  string Kind = kind;
  string Sort = sort;
  int Bits = width;
  string Doc = doc;
  list<string> Names = names;
  list<string> Native16Names = native16Names;
  string Word = !head(!listconcat(names, native16Names, [""]));
  // The type's name in symbols of Microsoft's C++, and the name with native 16-bit types if it
  // differs.
  string Symbol = "";
  string Native16Symbol = "";
  // The type's name in reflection, in words of C++, if it differs from Word.
  string ReflectedWord = "";
  // The type's other names in C++.
  list<string> CxxNames = [];
  bit MinPrecision = 0;
  bit Packed = 0;
  bit Literal = 0;
}
class MinPrecisionScalar<string kind, string sort, string doc, string name, string symbol>
    : HLSLScalar<kind, sort, 16, doc, [name]> {
  let Symbol = symbol;
  let MinPrecision = 1;
}
class PackedScalar<string kind, string doc, string name, string symbol>
    : HLSLScalar<kind, "Unsigned", 32, doc, [name]> {
  let Symbol = symbol;
  let Packed = 1;
}
// The type of literals without a suffix, and of arithmetic on them.
class LiteralScalar<string kind, string sort, string word> : HLSLScalar<kind, sort, 64, "", []> {
  let Word = word;
  let Literal = 1;
}

let Symbol = "_N" in
def : HLSLScalar<"Bool", "Bool", 32, "true or false", ["bool"]>;
let Symbol = "F", CxxNames = ["short"] in
def : HLSLScalar<"Int16", "Signed", 16, "16 bits, signed", [], ["int16_t"]>;
let Symbol = "G", CxxNames = ["unsigned short"] in
def : HLSLScalar<"UInt16", "Unsigned", 16, "16 bits, unsigned", [], ["uint16_t"]>;
let Symbol = "H" in
def : HLSLScalar<"Int", "Signed", 32, "32 bits, signed", ["int", "int32_t"]>;
let Symbol = "I", ReflectedWord = "unsigned int" in
def : HLSLScalar<"UInt", "Unsigned", 32, "32 bits, unsigned", ["uint", "dword", "uint32_t"]>;
let Symbol = "_J", ReflectedWord = "long long", CxxNames = ["long"] in
def : HLSLScalar<"Int64", "Signed", 64, "64 bits, signed", ["int64_t"]>;
let Symbol = "_K", ReflectedWord = "unsigned long long", CxxNames = ["unsigned long"] in
def : HLSLScalar<"UInt64", "Unsigned", 64, "64 bits, unsigned", ["uint64_t"]>;
let Symbol = "$halff@", Native16Symbol = "$f16@" in
def : HLSLScalar<"Half", "Float", 16, "16 bits with native 16-bit types, else a float", ["half"],
                 ["float16_t"]>;
let Symbol = "M" in
def : HLSLScalar<"Float", "Float", 32, "32 bits", ["float", "float32_t"]>;
let Symbol = "N" in
def : HLSLScalar<"Double", "Float", 64, "64 bits", ["double", "float64_t"]>;
def : MinPrecisionScalar<"Min16Float", "Float", "16 bits or more", "min16float", "$min16f@">;
def : MinPrecisionScalar<"Min10Float", "Float", "10 bits or more", "min10float", "$min10f@">;
def : MinPrecisionScalar<"Min16Int", "Signed", "16 bits or more, signed", "min16int", "$min16i@">;
def : MinPrecisionScalar<"Min12Int", "Signed", "12 bits or more, signed", "min12int", "$min12i@">;
def : MinPrecisionScalar<"Min16UInt", "Unsigned", "16 bits or more, unsigned", "min16uint", "$min16ui@">;
def : PackedScalar<"PackedInt8", "four signed bytes in 32 bits", "int8_t4_packed", "$i8_4pk@">;
def : PackedScalar<"PackedUInt8", "four unsigned bytes in 32 bits", "uint8_t4_packed", "$ui8_4pk@">;
def : LiteralScalar<"LiteralInt", "Signed", "literal int">;
def : LiteralScalar<"LiteralFloat", "Float", "literal float">;

//===-- Data --------------------------------------------------------------===//

// A number type's name in descriptions of runs. Type is a case of ComponentType.
class DataType<string word, string type> {
  string Word = word;
  string Type = type;
}
foreach t = [["float", "F32"], ["int", "I32"], ["uint", "U32"], ["bool", "I1"],
             ["float16_t", "F16"], ["int16_t", "I16"], ["uint16_t", "U16"], ["double", "F64"],
             ["int64_t", "I64"], ["uint64_t", "U64"], ["int8_t", "I8"], ["uint8_t", "U8"]] in
  def : DataType<t[0], t[1]>;
