// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point arithmetic and dot products.

def unary : DXILOpClass;
def isSpecialFloat : DXILOpClass;
def binary : DXILOpClass;
def tertiary : DXILOpClass;
def dot2 : DXILOpClass;
def dot3 : DXILOpClass;
def dot4 : DXILOpClass;
def dot : DXILOpClass;

// Sine and cosine of $value. Beyond 100 pi the specification does not bound the error.
class NearZero<dag function> {
  dag value = (where (select (fle (fabs $value), "314.15926"), (within Absolute<"0.0008">, $exact),
              (within Unspecified, $exact)), function:$exact);
}

//===-- Unary float -------------------------------------------------------===//

let category = "Unary float" in {

def FAbs : DXILOp<6, unary> {
  let Doc = "Clears the sign bit. Infinities become positive infinity, denormals keep their "
            "magnitude, and a NaN stays a NaN whose bits are not specified.";
  let LLVMIntrinsic = int_fabs;
  let result = overloadTy;
  let resultDoc = "The magnitude of the operand.";
  let arguments = [Arg<overloadTy, "value", "Any value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (fabs $value);
}

def Saturate : DXILOp<7, unary> {
  let Doc = "Clamps a value to the range from 0 to 1. A NaN gives 0, negative infinity 0 and "
            "positive infinity 1.";
  let LLVMIntrinsic = int_dx_saturate;
  let result = overloadTy;
  let resultDoc = "A value from 0 to 1.";
  let arguments = [Arg<overloadTy, "value", "Any value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (select (fgt $value, 0), (select (flt $value, 1), $value, 1), 0);
}

def IsNaN : DXILOp<8, isSpecialFloat> {
  let Doc = "Tests for NaN, quiet or signalling. The half overload can be used from DXIL 1.9 only: "
            "earlier validators refuse it.";
  let LLVMIntrinsic = int_dx_isnan;
  let result = overloadI1Ty;
  let resultDoc = "True for a NaN, false for anything else.";
  let arguments = [Arg<overloadTy, "value", "Value to test.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (isNaN $value);
}

def IsInf : DXILOp<9, isSpecialFloat> {
  let Doc = "Tests for an infinity of either sign. The half overload can be used from DXIL 1.9 "
            "only.";
  let LLVMIntrinsic = int_dx_isinf;
  let result = overloadI1Ty;
  let resultDoc = "True for an infinity, false for finite values and NaN.";
  let arguments = [Arg<overloadTy, "value", "Value to test.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (isInf $value);
}

def IsFinite : DXILOp<10, isSpecialFloat> {
  let Doc = "Tests for a value that is neither infinite nor NaN. Zeros and denormals are finite. "
            "The half overload can be used from DXIL 1.9 only.";
  let result = overloadI1Ty;
  let resultDoc = "True for a finite value.";
  let arguments = [Arg<overloadTy, "value", "Value to test.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (not (or (isNaN $value), (isInf $value)));
}

def IsNormal : DXILOp<11, isSpecialFloat> {
  let Doc = "Tests for a normal number: one that is not zero, denormal, infinite or NaN. The half "
            "overload can be used from DXIL 1.9 only.";
  let result = overloadI1Ty;
  let resultDoc = "True for a normal number.";
  let arguments = [Arg<overloadTy, "value", "Value to test.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (not (or (or (isNaN $value), (isInf $value)), (or (isZero $value), (isDenormal $value))));
}

def Cos : DXILOp<12, unary> {
  let Doc = "Computes the cosine of an angle. Within 100 pi of zero the absolute error is at most "
            "0.0008; beyond that precision is lost. An infinity or NaN gives NaN; a denormal "
            "counts as zero and gives 1.";
  let LLVMIntrinsic = int_cos;
  let result = overloadTy;
  let resultDoc = "Cosine, from -1 to 1.";
  let arguments = [Arg<overloadTy, "value", "Angle in radians.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = NearZero<(cos $value)>.value;
}

def Sin : DXILOp<13, unary> {
  let Doc = "Computes the sine of an angle. Within 100 pi of zero the absolute error is at most "
            "0.0008; beyond that precision is lost. An infinity or NaN gives NaN; zeros and "
            "denormals give a zero of the same sign.";
  let LLVMIntrinsic = int_sin;
  let result = overloadTy;
  let resultDoc = "Sine, from -1 to 1.";
  let arguments = [Arg<overloadTy, "value", "Angle in radians.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = NearZero<(sin $value)>.value;
}

def Tan : DXILOp<14, unary> {
  let Doc = "Computes the tangent of an angle. An infinity or NaN gives NaN; zeros and denormals "
            "give a zero of the same sign. Near odd multiples of pi/2 the result is large and of "
            "either sign.";
  let LLVMIntrinsic = int_tan;
  let result = overloadTy;
  let resultDoc = "Tangent.";
  let arguments = [Arg<overloadTy, "value", "Angle in radians.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (tan $value));
}

def Acos : DXILOp<15, unary> {
  let Doc = "Computes the principal arc cosine. Operands outside -1 to 1, infinities and NaN give "
            "NaN. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_acos;
  let result = overloadTy;
  let resultDoc = "Angle in radians, from 0 to pi.";
  let arguments = [Arg<overloadTy, "value", "Cosine, from -1 to 1.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (acos $value));
}

def Asin : DXILOp<16, unary> {
  let Doc = "Computes the principal arc sine. Operands outside -1 to 1, infinities and NaN give "
            "NaN; denormals give 0. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_asin;
  let result = overloadTy;
  let resultDoc = "Angle in radians, from -pi/2 to pi/2.";
  let arguments = [Arg<overloadTy, "value", "Sine, from -1 to 1.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (asin $value));
}

def Atan : DXILOp<17, unary> {
  let Doc = "Computes the arc tangent. Infinities give pi/2 with their sign, denormals give 0, NaN "
            "gives NaN.";
  let LLVMIntrinsic = int_atan;
  let result = overloadTy;
  let resultDoc = "Angle in radians, from -pi/2 to pi/2.";
  let arguments = [Arg<overloadTy, "value", "Tangent.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (atan $value));
}

def Hcos : DXILOp<18, unary> {
  let Doc = "Computes the hyperbolic cosine. Both infinities give positive infinity, zeros and "
            "denormals give 1, NaN gives NaN. Large operands overflow to infinity.";
  let LLVMIntrinsic = int_cosh;
  let result = overloadTy;
  let resultDoc = "Hyperbolic cosine, at least 1.";
  let arguments = [Arg<overloadTy, "value", "Any value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (cosh $value));
}

def Hsin : DXILOp<19, unary> {
  let Doc = "Computes the hyperbolic sine. Infinities give themselves, zeros and denormals give 0, "
            "NaN gives NaN. Large operands overflow to an infinity of their sign.";
  let LLVMIntrinsic = int_sinh;
  let result = overloadTy;
  let resultDoc = "Hyperbolic sine.";
  let arguments = [Arg<overloadTy, "value", "Any value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (sinh $value));
}

def Htan : DXILOp<20, unary> {
  let Doc = "Computes the hyperbolic tangent. Infinities give 1 with their sign, zeros and "
            "denormals give 0, NaN gives NaN.";
  let LLVMIntrinsic = int_tanh;
  let result = overloadTy;
  let resultDoc = "Hyperbolic tangent, from -1 to 1.";
  let arguments = [Arg<overloadTy, "value", "Any value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Unspecified, (tanh $value));
}

def Exp : DXILOp<21, unary> {
  let Doc = "Raises 2 to the power of the operand; the natural exponential is this op on the "
            "operand times log2(e). Negative infinity gives 0, positive infinity gives infinity, "
            "zeros and denormals give 1, NaN gives NaN. The relative error is at most 2^-21.";
  let LLVMIntrinsic = int_exp2;
  let result = overloadTy;
  let resultDoc = "2 to the power of the operand.";
  let arguments = [Arg<overloadTy, "value", "Exponent.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Relative<"0x1p-21">, (exp2 $value));
}

def Frc : DXILOp<22, unary> {
  let Doc = "Computes the fraction of a value: the value less the largest integer not above it. "
            "Negative operands therefore give a fraction that is not negative; -0.25 gives 0.75. "
            "Of a negative operand close to 0, the difference rounds to 1. Infinities and NaN give "
            "NaN.";
  let LLVMIntrinsic = int_dx_frac;
  let result = overloadTy;
  let resultDoc = "Fraction, from 0 to 1.";
  let arguments = [Arg<overloadTy, "value", "Any value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (fsub $value, (ffloor $value));
}

def Log : DXILOp<23, unary> {
  let Doc = "Computes the logarithm to base 2. Zeros and denormals of either sign give negative "
            "infinity, other negative operands and NaN give NaN, positive infinity gives itself. "
            "The error is at most 2^-21, relative to a logarithm above 1 or below -1 and absolute "
            "for others. The validator refuses a constant infinity.";
  let LLVMIntrinsic = int_log2;
  let result = overloadTy;
  let resultDoc = "Base-2 logarithm.";
  let arguments = [Arg<overloadTy, "value", "Positive value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within RelativeAboveOne<"0x1p-21">, (log2 $value));
}

def Sqrt : DXILOp<24, unary> {
  let Doc = "Computes the square root, within 1 ulp (half: the nearest value). A zero gives a zero of the same sign, "
            "denormals count as zero, other negative operands and NaN give NaN, positive infinity "
            "gives itself.";
  let LLVMIntrinsic = int_sqrt;
  let result = overloadTy;
  let resultDoc = "Square root.";
  let arguments = [Arg<overloadTy, "value", "Value that is not negative.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Ulp<1>, (sqrt $value));
}

def Rsqrt : DXILOp<25, unary> {
  let Doc = "Computes the reciprocal of the square root, with a relative error of at most 2^-21. "
            "Zeros and denormals give an infinity of their sign, other negative operands and NaN "
            "give NaN, positive infinity gives 0.";
  let LLVMIntrinsic = int_dx_rsqrt;
  let result = overloadTy;
  let resultDoc = "Reciprocal of the square root.";
  let arguments = [Arg<overloadTy, "value", "Positive value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (within Relative<"0x1p-21">, (rsqrt $value));
}
} // category

//===-- Unary float - rounding --------------------------------------------===//

let category = "Unary float - rounding" in {

def Round_ne : DXILOp<26, unary> {
  let Doc = "Rounds to the nearest integer, halfway cases to the even one. Infinities and NaN are "
            "unchanged, and zeros keep their sign. A denormal becomes a zero of its sign.";
  let LLVMIntrinsic = int_roundeven;
  let result = overloadTy;
  let resultDoc = "The rounded value, still a floating-point number.";
  let arguments = [Arg<overloadTy, "value", "Value to round.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (froundEven $value);
}

def Round_ni : DXILOp<27, unary> {
  let Doc = "Rounds down, to the largest integer that is not above the operand. Infinities and NaN "
            "are unchanged, and zeros keep their sign. A denormal counts as a zero of its sign.";
  let LLVMIntrinsic = int_floor;
  let result = overloadTy;
  let resultDoc = "The rounded value, still a floating-point number.";
  let arguments = [Arg<overloadTy, "value", "Value to round.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (ffloor $value);
}

def Round_pi : DXILOp<28, unary> {
  let Doc = "Rounds up, to the smallest integer that is not below the operand. Infinities and NaN "
            "are unchanged, and zeros keep their sign. A denormal counts as a zero of its sign.";
  let LLVMIntrinsic = int_ceil;
  let result = overloadTy;
  let resultDoc = "The rounded value, still a floating-point number.";
  let arguments = [Arg<overloadTy, "value", "Value to round.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (fceil $value);
}

def Round_z : DXILOp<29, unary> {
  let Doc = "Rounds towards zero, dropping the fraction. Infinities and NaN are unchanged, and "
            "zeros keep their sign. A denormal becomes a zero of its sign.";
  let LLVMIntrinsic = int_trunc;
  let result = overloadTy;
  let resultDoc = "The rounded value, still a floating-point number.";
  let arguments = [Arg<overloadTy, "value", "Value to round.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (ftrunc $value);
}
} // category

//===-- Binary float ------------------------------------------------------===//

let category = "Binary float" in {

def FMax : DXILOp<35, binary> {
  let Doc = "Returns the larger of two values. If one operand is NaN the other is returned; if "
            "both are, the result is a NaN. Denormals may count as zero in the comparison, and may "
            "or may not be flushed in the result. Which zero is returned for -0 and +0 is not "
            "specified.";
  let LLVMIntrinsic = int_maxnum;
  let result = overloadTy;
  let resultDoc = "The larger value.";
  let arguments = [Arg<overloadTy, "a", "First value.">,
                   Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (either (fmaxNum $a, $b), (fmaxNum $b, $a), (select (or (isNaN $b), (fge $a, $b)), $a, $b),
                (select (or (isNaN $a), (fge $b, $a)), $b, $a));
}

def FMin : DXILOp<36, binary> {
  let Doc = "Returns the smaller of two values. If one operand is NaN the other is returned; if "
            "both are, the result is a NaN. Denormals may count as zero in the comparison, and may "
            "or may not be flushed in the result. Which zero is returned for -0 and +0 is not "
            "specified.";
  let LLVMIntrinsic = int_minnum;
  let result = overloadTy;
  let resultDoc = "The smaller value.";
  let arguments = [Arg<overloadTy, "a", "First value.">,
                   Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (either (fminNum $a, $b), (fminNum $b, $a), (select (or (isNaN $b), (fle $a, $b)), $a, $b),
                (select (or (isNaN $a), (fle $b, $a)), $b, $a));
}
} // category

//===-- Tertiary float ----------------------------------------------------===//

let category = "Tertiary float" in {

def FMad : DXILOp<46, tertiary> {
  let Doc = "Multiplies two values and adds a third. An implementation may round once or twice, "
            "unless the call is marked precise: then the product is rounded before the addition. "
            "Infinity times zero, and infinities of opposite sign added, give NaN.";
  let LLVMIntrinsic = int_fmuladd;
  let result = overloadTy;
  let resultDoc = "a * b + c.";
  let arguments = [Arg<overloadTy, "a", "Factor.">,
                   Arg<overloadTy, "b", "Factor.">,
                   Arg<overloadTy, "c", "Addend.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy, doubleTy]>,
                   Overloads<DXIL1_9, [halfTy, floatTy, doubleTy], [halfTy, floatTy, doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (either (fadd (fmul $a, $b), $c), (fma $a, $b, $c));
}

def Fma : DXILOp<47, tertiary> {
  let Doc = "Multiplies two doubles and adds a third with a single rounding at the end. Infinity "
            "times zero, and infinities of opposite sign added, give NaN. Denormals are kept. A "
            "module that calls it must declare the extended double instructions feature.";
  let LLVMIntrinsic = int_fma;
  let result = overloadTy;
  let resultDoc = "a * b + c, rounded once.";
  let arguments = [Arg<overloadTy, "a", "Factor.">,
                   Arg<overloadTy, "b", "Factor.">,
                   Arg<overloadTy, "c", "Addend.">];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>,
                   Overloads<DXIL1_9, [doubleTy], [doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (fma $a, $b, $c);
}
} // category

//===-- Dot ---------------------------------------------------------------===//

let category = "Dot" in {

def Dot2 : DXILOp<54, dot2> {
  let Doc = "Computes the dot product of two vectors of two components, passed one by one. The "
            "order of the additions and the number of roundings are not specified; an infinity "
            "times zero in any component makes the result NaN.";
  let LLVMIntrinsic = int_dx_dot2;
  let result = overloadTy;
  let resultDoc = "The dot product.";
  let arguments = [Arg<overloadTy, "ax", "Component x of the first vector.">,
                   Arg<overloadTy, "ay", "Component y of the first vector.">,
                   Arg<overloadTy, "bx", "Component x of the second vector.">,
                   Arg<overloadTy, "by", "Component y of the second vector.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (either (fadd (fmul $ax, $bx), (fmul $ay, $by)), (fma $ay, $by, (fmul $ax, $bx)));
}

def Dot3 : DXILOp<55, dot3> {
  let Doc = "Computes the dot product of two vectors of three components, passed one by one. The "
            "order of the additions and the number of roundings are not specified; an infinity "
            "times zero in any component makes the result NaN.";
  let LLVMIntrinsic = int_dx_dot3;
  let result = overloadTy;
  let resultDoc = "The dot product.";
  let arguments = [Arg<overloadTy, "ax", "Component x of the first vector.">,
                   Arg<overloadTy, "ay", "Component y of the first vector.">,
                   Arg<overloadTy, "az", "Component z of the first vector.">,
                   Arg<overloadTy, "bx", "Component x of the second vector.">,
                   Arg<overloadTy, "by", "Component y of the second vector.">,
                   Arg<overloadTy, "bz", "Component z of the second vector.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (either (fadd (fadd (fmul $ax, $bx), (fmul $ay, $by)), (fmul $az, $bz)), (fma $az, $bz,
                (fma $ay, $by, (fmul $ax, $bx))));
}

def Dot4 : DXILOp<56, dot4> {
  let Doc = "Computes the dot product of two vectors of four components, passed one by one. The "
            "order of the additions and the number of roundings are not specified; an infinity "
            "times zero in any component makes the result NaN.";
  let LLVMIntrinsic = int_dx_dot4;
  let result = overloadTy;
  let resultDoc = "The dot product.";
  let arguments = [Arg<overloadTy, "ax", "Component x of the first vector.">,
                   Arg<overloadTy, "ay", "Component y of the first vector.">,
                   Arg<overloadTy, "az", "Component z of the first vector.">,
                   Arg<overloadTy, "aw", "Component w of the first vector.">,
                   Arg<overloadTy, "bx", "Component x of the second vector.">,
                   Arg<overloadTy, "by", "Component y of the second vector.">,
                   Arg<overloadTy, "bz", "Component z of the second vector.">,
                   Arg<overloadTy, "bw", "Component w of the second vector.">];
  let overloads = [Overloads<DXIL1_0, [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (either (fadd (fadd (fadd (fmul $ax, $bx), (fmul $ay, $by)), (fmul $az, $bz)), (fmul $aw, $bw)),
                (fma $aw, $bw, (fma $az, $bz, (fma $ay, $by, (fmul $ax, $bx)))));
}

def FDot : DXILOp<311, dot> {
  let Doc = "Computes the dot product of two vectors of equal length, for vector overloads of any "
            "length. The order of the additions and the number of roundings are not specified.";
  let result = overloadElementTy;
  let resultDoc = "The dot product, a scalar of the element type.";
  let arguments = [Arg<overloadTy, "a", "First vector.">,
                   Arg<overloadTy, "b", "Second vector.">];
  let overloads = [Overloads<DXIL1_0, [], [halfTy, floatTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (fold fadd, (fmul $a, $b));
}
} // category
