// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language of `meaning`: what an op computes, as a typed expression over its named arguments.
// docs/meaning.md describes it. Each operator is one record, from which the type checker, the
// pseudo-code and the interpreter's enum come.
//
//   let meaning = (select (fgt $value, 0), $value, 0);
//
// An operand is an argument ($name), a bound name, a literal (an integer, or a string with a float:
// "0.5"), a type (i32Ty, overloadTy, ...), or an expression.

//===-- Operators ---------------------------------------------------------===//

// Signature: a letter for each operand, a colon, the result's letter.
//   i, j  integers: all i of a signature are one type, all j one type, of any width
//   f, g  floats, likewise
//   t     any scalar, likewise
//   b, w  i1 and i32
//   p, h  a place in memory and a handle
//   e     an effect
//   I, F, T  a type operand: integer, float, any. As a result: a value of that type.
class Operator<string signature, string text, string doc> {
  string Signature = signature;
  // Pseudo-code, with {n} for an operand.
  string Text = text;
  string Doc = doc;
  // In a mode without denormals, flushes float operands and results.
  bit Flushes = 0;
  // A function that Direct3D allows to be inexact: the exact value, rounded once.
  bit IsReal = 0;
  // Width of the target type relative to the operand's: "wider", "narrower" (both allow equal
  // widths), "same".
  string Width = "";
  // Forms have their own rules: operands may be repeated, labelled, or evaluated in another lane.
  bit IsForm = 0;
}

class FloatOperator<string signature, string text, string doc> : Operator<signature, text, doc> {
  let Flushes = 1;
}

class RealFunction<string name, string doc> : FloatOperator<"f : f", name # "({0})", doc> {
  let IsReal = 1;
}
class RealFunction2<string name, string doc> : FloatOperator<"f f : f", name # "({0}, {1})", doc> {
  let IsReal = 1;
}

class Form<string text, string doc> : Operator<"", text, doc> {
  let IsForm = 1;
}

//===-- Bits --------------------------------------------------------------===//

def add   : Operator<"i i : i", "{0} + {1}", "Sum; wraps.">;
def sub   : Operator<"i i : i", "{0} - {1}", "Difference; wraps.">;
def mul   : Operator<"i i : i", "{0} * {1}", "Low bits of the product.">;
def udiv  : Operator<"i i : i", "{0} / {1}", "Unsigned quotient; all ones if the divisor is 0.">;
def urem  : Operator<"i i : i", "{0} % {1}", "Unsigned remainder; all ones if the divisor is 0.">;
def and   : Operator<"i i : i", "{0} & {1}", "Bitwise and.">;
def or    : Operator<"i i : i", "{0} | {1}", "Bitwise or.">;
def xor   : Operator<"i i : i", "{0} ^ {1}", "Bitwise exclusive or.">;
def not   : Operator<"i : i", "~{0}", "Bitwise complement.">;
def shl   : Operator<"i i : i", "{0} << {1}", "Shift left; only the low bits of the amount count: its remainder by the width.">;
def lshr  : Operator<"i i : i", "{0} >> {1}", "Shift right, zeros come in; the amount as for shl.">;
def ashr  : Operator<"i i : i", "{0} >>s {1}", "Shift right, the sign comes in; the amount as for shl.">;
def smin  : Operator<"i i : i", "smin({0}, {1})", "Smaller signed integer.">;
def smax  : Operator<"i i : i", "smax({0}, {1})", "Larger signed integer.">;
def umin  : Operator<"i i : i", "umin({0}, {1})", "Smaller unsigned integer.">;
def umax  : Operator<"i i : i", "umax({0}, {1})", "Larger unsigned integer.">;
def eq    : Operator<"i i : b", "{0} == {1}", "Equal.">;
def ne    : Operator<"i i : b", "{0} != {1}", "Not equal.">;
def ult   : Operator<"i i : b", "{0} <u {1}", "Less, as unsigned integers.">;
def ule   : Operator<"i i : b", "{0} <=u {1}", "Less or equal, as unsigned integers.">;
def slt   : Operator<"i i : b", "{0} <s {1}", "Less, as signed integers.">;
def sle   : Operator<"i i : b", "{0} <=s {1}", "Less or equal, as signed integers.">;
def countOnes     : Operator<"i : i", "countOnes({0})", "Number of set bits.">;
def leadingZeros  : Operator<"i : i", "leadingZeros({0})", "Clear bits above the highest set one; the width if there is none.">;
def trailingZeros : Operator<"i : i", "trailingZeros({0})", "Clear bits below the lowest set one; the width if there is none.">;
def reverseBits   : Operator<"i : i", "reverseBits({0})", "The bits in reverse order.">;
def zext  : Operator<"I j : I", "zext<{0}>({1})", "Zero-extended to a type."> { let Width = "wider"; }
def sext  : Operator<"I j : I", "sext<{0}>({1})", "Sign-extended to a type."> { let Width = "wider"; }
def trunc : Operator<"I j : I", "trunc<{0}>({1})", "The low bits."> { let Width = "narrower"; }
def asWord : Operator<"j : w", "word({0})", "The low 32 bits, zero-extended if there are fewer.">;
def ubyte : Operator<"w w : w", "ubyte({0}, {1})", "A byte by its number from the lowest, zero-extended.">;
def sbyte : Operator<"w w : w", "sbyte({0}, {1})", "A byte by its number from the lowest, sign-extended.">;
def concat : Operator<"I j j : I", "concat<{0}>({1}, {2})", "Joins high and low bits to a type of twice the width.">;
def asType : Operator<"T t : T", "bits<{0}>({1})", "The same bits as another type."> { let Width = "same"; }
def same  : Operator<"t t : b", "sameBits({0}, {1})", "Equal bits, also of floats.">;

//===-- Floats ------------------------------------------------------------===//
// Results are the nearest value, ties to even, unless the operator says otherwise. Any operation on
// a NaN gives the quiet NaN; the bits of NaNs are unspecified.

def fadd : FloatOperator<"f f : f", "{0} + {1}", "Sum.">;
def fsub : FloatOperator<"f f : f", "{0} - {1}", "Difference.">;
def fmul : FloatOperator<"f f : f", "{0} * {1}", "Product.">;
def fdiv : FloatOperator<"f f : f", "{0} / {1}", "Quotient.">;
def fma  : FloatOperator<"f f f : f", "fma({0}, {1}, {2})", "Product and sum, rounded once.">;
def fminNum : FloatOperator<"f f : f", "fminNum({0}, {1})", "Smaller value; of a NaN and a number the number, of two zeros the first.">;
def fmaxNum : FloatOperator<"f f : f", "fmaxNum({0}, {1})", "Larger value; of a NaN and a number the number, of two zeros the first.">;
def ffloor : FloatOperator<"f : f", "floor({0})", "Largest integer that is not above; zeros keep their sign.">;
def fceil  : FloatOperator<"f : f", "ceil({0})", "Smallest integer that is not below; zeros keep their sign.">;
def ftrunc : FloatOperator<"f : f", "trunc({0})", "Without the fraction; zeros keep their sign.">;
def froundEven : FloatOperator<"f : f", "roundEven({0})", "Nearest integer, ties to even; zeros keep their sign.">;
def feq : FloatOperator<"f f : b", "{0} == {1}", "Equal; false for NaN.">;
def fne : FloatOperator<"f f : b", "{0} != {1}", "Not equal; true for NaN.">;
def flt : FloatOperator<"f f : b", "{0} < {1}", "Less; false for NaN.">;
def fle : FloatOperator<"f f : b", "{0} <= {1}", "Less or equal; false for NaN.">;
def fgt : FloatOperator<"f f : b", "{0} > {1}", "Greater; false for NaN.">;
def fge : FloatOperator<"f f : b", "{0} >= {1}", "Greater or equal; false for NaN.">;
def fconvert : FloatOperator<"F g : F", "convert<{0}>({1})", "The nearest value of another type.">;
def fconvertToZero : FloatOperator<"F g : F", "convertToZero<{0}>({1})",
    "The value of another type that is nearest towards zero: numbers that are too large become the largest.">;
def fromSigned   : FloatOperator<"F j : F", "fromSigned<{0}>({1})", "The nearest float of a signed integer.">;
def fromUnsigned : FloatOperator<"F j : F", "fromUnsigned<{0}>({1})", "The nearest float of an unsigned integer.">;
def toSigned   : FloatOperator<"I g : I", "toSigned<{0}>({1})",
    "Drops the fraction; numbers out of range become the nearest signed integer, NaN 0.">;
def toUnsigned : FloatOperator<"I g : I", "toUnsigned<{0}>({1})",
    "Drops the fraction; numbers out of range become the nearest unsigned integer, NaN 0.">;

// These operators move or test bits, and flush nothing.
def fabs : Operator<"f : f", "abs({0})", "Clears the sign.">;
def fneg : Operator<"f : f", "-{0}", "Flips the sign.">;
def isNaN : Operator<"f : b", "isNaN({0})", "True for a NaN.">;
def isInf : Operator<"f : b", "isInf({0})", "True for an infinity.">;
def isDenormal : Operator<"f : b", "isDenormal({0})", "True for a number that is not zero and smaller than every normal one.">;
def isZero : Operator<"f : b", "isZero({0})", "True for a zero of either sign.">;

def sqrt : RealFunction<"sqrt", "Square root; NaN for negative numbers, -0 for -0.">;
def sin  : RealFunction<"sin", "Sine.">;
def cos  : RealFunction<"cos", "Cosine.">;
def tan  : RealFunction<"tan", "Tangent.">;
def asin : RealFunction<"asin", "Arc sine.">;
def acos : RealFunction<"acos", "Arc cosine.">;
def atan : RealFunction<"atan", "Arc tangent.">;
def sinh : RealFunction<"sinh", "Hyperbolic sine.">;
def cosh : RealFunction<"cosh", "Hyperbolic cosine.">;
def tanh : RealFunction<"tanh", "Hyperbolic tangent.">;
def exp2 : RealFunction<"exp2", "Power of 2.">;
def log2 : RealFunction<"log2", "Logarithm to base 2; minus infinity for zeros, NaN for negative numbers.">;
def rsqrt : RealFunction<"rsqrt", "1 / sqrt, rounded once.">;
def exp : RealFunction<"exp", "Power of e.">;
def log : RealFunction<"log", "Logarithm to base e.">;
def log10 : RealFunction<"log10", "Logarithm to base 10.">;
def pow : RealFunction2<"pow", "Power.">;
def atan2 : RealFunction2<"atan2", "Angle of the point (second operand, first operand).">;

def nan      : Operator<" : f", "NaN", "A quiet NaN.">;
def infinity : Operator<" : f", "infinity", "Positive infinity.">;

// The allowed error of a result.
class Tolerance<string unit, string amount> {
  string Unit = unit;
  string Amount = amount;
}
// For half, the number of units is halved: a tolerance of 1 allows only the nearest result.
class Ulp<int units> : Tolerance<"ulp", !cast<string>(units)>;
class Relative<string amount> : Tolerance<"relative", amount>;
class Absolute<string amount> : Tolerance<"absolute", amount>;
// A relative error if the exact value is above 1 or below -1, else an absolute error.
class RelativeAboveOne<string amount> : Tolerance<"relativeAboveOne", amount>;
// No specification limits the error.
def Unspecified : Tolerance<"unspecified", "1">;

//===-- Choice ------------------------------------------------------------===//

def select : Operator<"b t t : t", "{0} ? {1} : {2}", "The second operand if the first is true, else the third.">;
// Lets a class of td/ take an argument, which is not a dag by itself.
def copy : Operator<"t : t", "{0}", "The operand.">;
def undefined : Operator<" : t", "undefined", "Any value of the type.">;
def either : Form<"either({*})", "Any of the operands, as the implementation chooses; this project's executor takes the first.">;
def within : Form<"within({0}, {1})", "The second operand, or a value that the tolerance allows beside it.">;
def pick : Form<"pick({*})", "By an integer: the operand with this index after it, of the last one for larger ones.">;
def cases : Form<"cases({*})", "By an enum argument: the operand labelled with its case (EXPRESSION:$Case). All cases stand there.">;
def byType : Form<"byType({*})", "One expression for float overloads (:$floats), one for integers (:$ints).">;
def where : Form<"{0} where {*}", "The first operand, in which the names of the others (EXPRESSION:$name) are known; also in those behind.">;
def tuple : Form<"({*})", "A result of several values.">;

//===-- Vectors -----------------------------------------------------------===//
// An op with vector overloads applies its meaning to each element, unless the meaning uses `fold`
// or `vector`.

def fold : Form<"fold({0}, {1})", "Joins the values that the second operand has for each element, by an operator, from the first element on.">;
def vector : Form<"vector({0})", "The operand for each element.">;
def element : Operator<" : w", "element", "The index of the element, in fold and vector.">;

//===-- Lanes -------------------------------------------------------------===//
// Only active lanes take part. In `reduce` and `ballot` an argument has its value in the lane that
// is visited.

def lane : Operator<" : w", "lane", "The index of the lane.">;
def laneCount : Operator<" : w", "laneCount", "Lanes of the wave, active or not.">;
def reduce : Form<"reduce({0}, {1})", "Joins the values of the second operand in all active lanes by an operator, in the order of lanes.">;
def reduceWhere : Form<"reduce({0}, from {1}, where {2}, {3})",
    "Joins a start and the values of the last operand in the active lanes for which the third is true.">;
def ballot : Form<"ballot({0})", "Four i32: a bit for each lane, set if it is active and the operand true in it.">;
def withHelpers : Operator<"t : t", "with helper lanes: {0}", "The operand, in which helper lanes are active too.">;
def own : Form<"own({0})", "In a visit of other lanes: the operand in the lane that asks.">;
def readLane : Form<"{0} in lane {1}", "The first operand in another lane; undefined if the lane is not active.">;

//===-- Memory ------------------------------------------------------------===//
// A place is a byte of a resource. Loads outside of the resource return 0, stores outside do
// nothing.

def sameHandle : Operator<"h : h", "{0}", "The handle; what annotations say of it changes no access.">;
def byteAt : Operator<"h w : p", "{0}.bytes[{1}]", "A byte of a resource.">;
def elementAt : Operator<"h w w w : p", "{0}[{1}, {2}, {3}]",
    "Raw buffer: byte {1}. Structured buffer: byte {2} of structure {1}. Typed buffer: element {1}. Texture: texel ({1}, {2}, {3}) of its level.">;
def texelAt : Operator<"h w w w w : p", "{0}.level[{1}][{2}, {3}, {4}]", "A texel of a level, or of a sample.">;
def counterAt : Operator<"h : p", "{0}.counter", "The hidden counter of a structured buffer.">;
def advance : Operator<"p w : p", "{0} + {1}", "The place some bytes further.">;
def sizeOf : Operator<"T : w", "sizeof({0})", "Bytes of a type.">;
def load : Operator<"T p : T", "load<{0}>({1})", "The value in the bytes at a place, the lowest first.">;
def store : Operator<"p t : e", "store({0}, {1})", "Writes the bytes of a value.">;
def loadComponent : Operator<"T p w : T", "load<{0}>({1}).component[{2}]",
    "A component of a typed element, converted from the view's format: 0, or 1 for the last, where the format has none. Of other buffers: the 4 bytes of the component.">;
def storeComponents : Operator<"p t t t t w : e", "store({0}, ({1}, {2}, {3}, {4}), mask {5})",
    "Writes the components in the mask, converted to the view's format.">;
def accessStatus : Operator<"p : w", "status({0})", "What CheckAccessFullyMapped takes.">;
def dimension : Operator<"h w w : w", "dimension({0}, {1})[{2}]", "A size of a level of a resource.">;
def atomic : Form<"atomic<{0}>({1}, old -> {2})", "Replaces the value at a place in one step by the last operand, in which `old` is the former value; gives the former.">;
def old : Form<"old", "In atomic: the value before.">;

def nothing : Operator<" : e", "nothing", "No effect.">;
def when : Operator<"b e : e", "if {0}: {1}", "The effect if the operand is true.">;
def sequence : Form<"{*;}", "Effects, one after the other.">;

//===-- State -------------------------------------------------------------===//

// A value that the launch, the fixed-function pipeline or a traversal provides.
class MeaningState<DXILType type, list<DXILType> operands, string doc> {
  DXILType Type = type;
  list<DXILType> Operands = operands;
  string Doc = doc;
}
def state : Form<"{0}({*})", "A value of the launch or of the stage's state, by its record.">;
def setState : Form<"{0}({*}) := {last}", "Writes such a value: the last operand.">;

// Hardware defines the meaning, such as a sampler or a traversal; the text names it.
def opaque : Form<"opaque {0}", "No meaning in this language, and why.">;
