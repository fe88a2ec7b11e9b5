// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sets of element types that HLSL's functions take.

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
// The sets behind names such as `float<>` and `uint` in a signature.
def BoolElement   : LibrarySet<["Bool"]>;
def IntElement    : LibrarySet<["Int", "LiteralInt"]>;
def UIntElement   : LibrarySet<["UInt", "LiteralInt"]>;
def UInt64Element : LibrarySet<["UInt64"]>;
def DoubleElement : LibrarySet<["Double", "LiteralFloat"]>;
def HalfElement   : LibrarySet<["Half", "LiteralFloat"]>;
def Int16Element  : LibrarySet<["Int16", "LiteralInt"]>;
def UInt16Element : LibrarySet<["UInt16", "LiteralInt"]>;
