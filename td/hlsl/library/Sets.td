// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of HLSL's scalar types, and the sets of element types that its functions take.

foreach s = [["bool", "Bool", "true or false"], ["int", "Int", "32 bits, signed"],
             ["uint", "UInt", "32 bits, unsigned"], ["dword", "UInt", ""],
             ["half", "Half", "16 bits with native 16-bit types, else a float"],
             ["float", "Float", "32 bits"], ["double", "Double", "64 bits"], ["int32_t", "Int", ""],
             ["uint32_t", "UInt", ""], ["int64_t", "Int64", "64 bits, signed"],
             ["uint64_t", "UInt64", "64 bits, unsigned"], ["float32_t", "Float", ""],
             ["float64_t", "Double", ""], ["min16float", "Min16Float", "16 bits or more"],
             ["min10float", "Min10Float", "10 bits or more"],
             ["min16int", "Min16Int", "16 bits or more, signed"],
             ["min12int", "Min12Int", "12 bits or more, signed"],
             ["min16uint", "Min16UInt", "16 bits or more, unsigned"],
             ["int8_t4_packed", "PackedInt8", "four signed bytes in 32 bits"],
             ["uint8_t4_packed", "PackedUInt8", "four unsigned bytes in 32 bits"]] in
  def : LibraryScalar<s[0], s[1], s[2]>;
foreach s = [["int16_t", "Int16", "16 bits, signed"], ["uint16_t", "UInt16", "16 bits, unsigned"],
             ["float16_t", "Half", ""]] in
  def : LibraryScalar<s[0], s[1], s[2], 1>;

defvar any_floats = ["Float", "Half", "Double", "LiteralFloat", "Min10Float", "Min16Float"];
defvar all_integers = ["LiteralInt", "Int16", "Int", "UInt16", "UInt", "Min12Int", "Min16Int",
                       "Min16UInt",
                       "Int64", "UInt64"];

def FloatLike     : LibrarySet<["Float", "Half", "LiteralFloat", "Min10Float", "Min16Float"]>;
def AnyFloat      : LibrarySet<any_floats>;
def FloatOnly     : LibrarySet<["Float", "Half", "LiteralFloat"], ["Half"]>;
def ExactFloat    : LibrarySet<["Float", "LiteralFloat"], [], 1>;
def ExactDouble   : LibrarySet<["Double", "LiteralFloat"], [], 1>;
def Numeric       : LibrarySet<!listconcat(any_floats, all_integers)>;
def AnyElement    : LibrarySet<!listconcat(any_floats, all_integers, ["Bool"])>;
def AnyInt        : LibrarySet<["Int", "Int16", "UInt", "UInt16", "Int64", "UInt64", "LiteralInt"]>;
def AnyInt32      : LibrarySet<["Int", "UInt", "LiteralInt"]>;
def AnyInt64      : LibrarySet<["Int64", "UInt64", "LiteralInt"]>;
def ExactUInt     : LibrarySet<["UInt", "UInt64", "LiteralInt"], [], 1>;
def ExactInt32    : LibrarySet<["Int", "UInt", "LiteralInt"], [], 1>;
def ExactInt64    : LibrarySet<["UInt64", "Int64", "LiteralInt"], [], 1>;
def ExactBits32   : LibrarySet<["Float", "Half", "LiteralFloat", "LiteralInt", "Int", "UInt"],
                               ["Half"], 1>;
def ExactBits16   : LibrarySet<["Half", "Int16", "UInt16", "LiteralFloat", "LiteralInt"], [], 1>;
def AnyInt16Or32  : LibrarySet<["Int", "UInt", "Int16", "UInt16", "LiteralInt"]>;
def ExactSigned16Or32 : LibrarySet<["Int", "Int16", "LiteralInt"], [], 1>;
def PackedSigned  : LibrarySet<["PackedInt8", "UInt", "LiteralInt"]>;
def PackedUnsigned : LibrarySet<["PackedUInt8", "UInt", "LiteralInt"]>;
// `float<>`, `uint` and the like in a signature are these.
def BoolElement   : LibrarySet<["Bool"]>;
def IntElement    : LibrarySet<["Int", "LiteralInt"]>;
def UIntElement   : LibrarySet<["UInt", "LiteralInt"]>;
def UInt64Element : LibrarySet<["UInt64"]>;
def DoubleElement : LibrarySet<["Double", "LiteralFloat"]>;
def HalfElement   : LibrarySet<["Half", "LiteralFloat"]>;
def Int16Element  : LibrarySet<["Int16", "LiteralInt"]>;
def UInt16Element : LibrarySet<["UInt16", "LiteralInt"]>;
