// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer and bit arithmetic, packed dot products, reductions.

def unaryBits : DXILOpClass;
def binaryWithTwoOuts : DXILOpClass;
def binaryWithCarryOrBorrow : DXILOpClass;
def quaternary : DXILOpClass;
def dot2AddHalf : DXILOpClass;
def dot4AddPacked : DXILOpClass;
def vectorReduce : DXILOpClass;

//===-- Bytes of operands, in meanings ------------------------------------===//

// The difference of one byte in Msad's operands; 0 if the reference is 0.
class MsadByte<int number> {
  dag reference = (ubyte $a, number);
  dag source = (ubyte $b, number);
  dag difference = (select (eq reference, 0), 0, (sub (umax reference, source), (umin reference, source)));
}

//===-- Unary int ---------------------------------------------------------===//

let category = "Unary int" in {

def Bfrev : DXILOp<30, unary> {
  let Doc = "Reverses the order of the bits: the lowest becomes the highest. Works on the width of "
            "the overload.";
  let LLVMIntrinsic = int_bitreverse;
  let result = overloadTy;
  let resultDoc = "The operand with its bits in reverse order.";
  let arguments = [Arg<overloadTy, "value", "Value to reverse.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (reverseBits $value);
}

def Countbits : DXILOp<31, unaryBits> {
  let Doc = "Counts the bits that are set. The result is a 32-bit integer for every overload.";
  let LLVMIntrinsic = int_ctpop;
  let result = overloadI32Ty;
  let resultDoc = "Number of set bits, from 0 to the width of the operand.";
  let arguments = [Arg<overloadTy, "value", "Value whose bits are counted.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (asWord (countOnes $value));
}

def FirstbitLo : DXILOp<32, unaryBits> {
  let Doc = "Finds the lowest set bit, counting from bit 0. An operand without set bits gives -1 "
            "(0xffffffff).";
  let LLVMIntrinsic = int_dx_firstbitlow;
  let result = overloadI32Ty;
  let resultDoc = "Index of the lowest set bit, or -1.";
  let arguments = [Arg<overloadTy, "value", "Value to search.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (select (eq $value, 0), -1, (asWord (trailingZeros $value)));
}
} // category

//===-- Unary uint --------------------------------------------------------===//

let category = "Unary uint" in {

def FirstbitHi : DXILOp<33, unaryBits> {
  let Doc = "Finds the highest set bit and returns its distance from the top bit, so 0 stands for "
            "the top bit itself; HLSL subtracts the result from the highest index. An operand of 0 "
            "gives -1 (0xffffffff).";
  let LLVMIntrinsic = int_dx_firstbituhigh;
  let result = overloadI32Ty;
  let resultDoc = "Distance of the highest set bit from the top bit, or -1.";
  let arguments = [Arg<overloadTy, "value", "Unsigned value to search.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (select (eq $value, 0), -1, (asWord (leadingZeros $value)));
}
} // category

//===-- Unary int ---------------------------------------------------------===//

let category = "Unary int" in {

def FirstbitSHi : DXILOp<34, unaryBits> {
  let Doc = "Finds the highest bit that differs from the sign bit, and returns its distance from "
            "the top bit: the highest set bit of a positive operand, the highest clear bit of a "
            "negative one. Both 0 and -1 give -1 (0xffffffff).";
  let LLVMIntrinsic = int_dx_firstbitshigh;
  let result = overloadI32Ty;
  let resultDoc = "Distance from the top bit of the first bit that differs from the sign, or -1.";
  let arguments = [Arg<overloadTy, "value", "Signed value to search.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (where (select (eq $magnitude, 0), -1, (asWord (leadingZeros $magnitude))), (select (slt $value,
                0), (not $value), $value):$magnitude);
}
} // category

//===-- Binary int --------------------------------------------------------===//

let category = "Binary int" in {

def IMax : DXILOp<37, binary> {
  let Doc = "Returns the larger of two signed integers.";
  let LLVMIntrinsic = int_smax;
  let result = overloadTy;
  let resultDoc = "The signed maximum.";
  let arguments = [Arg<overloadTy, "a", "First value.">,
                   Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
  let meaning = (smax $a, $b);
}

def IMin : DXILOp<38, binary> {
  let Doc = "Returns the smaller of two signed integers.";
  let LLVMIntrinsic = int_smin;
  let result = overloadTy;
  let resultDoc = "The signed minimum.";
  let arguments = [Arg<overloadTy, "a", "First value.">,
                   Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
  let meaning = (smin $a, $b);
}
} // category

//===-- Binary uint -------------------------------------------------------===//

let category = "Binary uint" in {

def UMax : DXILOp<39, binary> {
  let Doc = "Returns the larger of two unsigned integers.";
  let LLVMIntrinsic = int_umax;
  let result = overloadTy;
  let resultDoc = "The unsigned maximum.";
  let arguments = [Arg<overloadTy, "a", "First value.">,
                   Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (umax $a, $b);
}

def UMin : DXILOp<40, binary> {
  let Doc = "Returns the smaller of two unsigned integers.";
  let LLVMIntrinsic = int_umin;
  let result = overloadTy;
  let resultDoc = "The unsigned minimum.";
  let arguments = [Arg<overloadTy, "a", "First value.">,
                   Arg<overloadTy, "b", "Second value.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (umin $a, $b);
}
} // category

//===-- Binary int with two outputs ---------------------------------------===//

let category = "Binary int with two outputs" in {

def IMul : DXILOp<41, binaryWithTwoOuts> {
  let Doc = "Multiplies two signed 32-bit integers to the full 64 bits of the product, which "
            "cannot overflow. No HLSL function reaches it.";
  let result = twoI32Ty;
  let resultDoc = "The high 32 bits of the product, then the low 32 bits.";
  let arguments = [Arg<overloadTy, "a", "First factor.">,
                   Arg<overloadTy, "b", "Second factor.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
  let meaning = (where (tuple (trunc i32Ty, (lshr $product, 32)), (trunc i32Ty, $product)), (mul (sext i64Ty,
                $a), (sext i64Ty, $b)):$product);
}
} // category

//===-- Binary uint with two outputs --------------------------------------===//

let category = "Binary uint with two outputs" in {

def UMul : DXILOp<42, binaryWithTwoOuts> {
  let Doc = "Multiplies two unsigned 32-bit integers to the full 64 bits of the product, which "
            "cannot overflow. No HLSL function reaches it.";
  let result = twoI32Ty;
  let resultDoc = "The high 32 bits of the product, then the low 32 bits.";
  let arguments = [Arg<overloadTy, "a", "First factor.">,
                   Arg<overloadTy, "b", "Second factor.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (where (tuple (trunc i32Ty, (lshr $product, 32)), (trunc i32Ty, $product)), (mul (zext i64Ty,
                $a), (zext i64Ty, $b)):$product);
}

def UDiv : DXILOp<43, binaryWithTwoOuts> {
  let Doc = "Divides two unsigned 32-bit integers and returns quotient and remainder together. A "
            "divisor of 0 gives 0xffffffff for both. HLSL division becomes the udiv and urem "
            "instructions instead.";
  let result = twoI32Ty;
  let resultDoc = "The quotient, then the remainder.";
  let arguments = [Arg<overloadTy, "a", "Dividend.">,
                   Arg<overloadTy, "b", "Divisor.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (tuple (udiv $a, $b), (urem $a, $b));
}
} // category

//===-- Binary uint with carry or borrow ----------------------------------===//

let category = "Binary uint with carry or borrow" in {

def UAddc : DXILOp<44, binaryWithCarryOrBorrow> {
  let Doc = "Adds two unsigned 32-bit integers and reports the carry out of the top bit.";
  let LLVMIntrinsic = int_uadd_with_overflow;
  let result = i32CarryTy;
  let resultDoc = "The low 32 bits of the sum, then true if there was a carry.";
  let arguments = [Arg<overloadTy, "a", "First summand.">,
                   Arg<overloadTy, "b", "Second summand.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (where (tuple $sum, (ult $sum, $a)), (add $a, $b):$sum);
}

def USubb : DXILOp<45, binaryWithCarryOrBorrow> {
  let Doc = "Subtracts an unsigned 32-bit integer from another and reports the borrow. No HLSL "
            "function reaches it.";
  let LLVMIntrinsic = int_usub_with_overflow;
  let result = i32CarryTy;
  let resultDoc = "The low 32 bits of the difference, then true if the subtrahend was the larger.";
  let arguments = [Arg<overloadTy, "a", "Minuend.">,
                   Arg<overloadTy, "b", "Subtrahend.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (tuple (sub $a, $b), (ult $a, $b));
}
} // category

//===-- Tertiary int ------------------------------------------------------===//

let category = "Tertiary int" in {

def IMad : DXILOp<48, tertiary> {
  let Doc = "Multiplies two signed integers and adds a third. The result wraps to the width of the "
            "overload.";
  let LLVMIntrinsic = int_dx_imad;
  let result = overloadTy;
  let resultDoc = "The low bits of a * b + c.";
  let arguments = [Arg<overloadTy, "a", "First factor.">,
                   Arg<overloadTy, "b", "Second factor.">,
                   Arg<overloadTy, "c", "Addend.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
  let meaning = (add (mul $a, $b), $c);
}
} // category

//===-- Tertiary uint -----------------------------------------------------===//

let category = "Tertiary uint" in {

def UMad : DXILOp<49, tertiary> {
  let Doc = "Multiplies two unsigned integers and adds a third. The result wraps to the width of "
            "the overload.";
  let LLVMIntrinsic = int_dx_umad;
  let result = overloadTy;
  let resultDoc = "The low bits of a * b + c.";
  let arguments = [Arg<overloadTy, "a", "First factor.">,
                   Arg<overloadTy, "b", "Second factor.">,
                   Arg<overloadTy, "c", "Addend.">];
  let overloads = [Overloads<DXIL1_0, [i16Ty, i32Ty, i64Ty]>,
                   Overloads<DXIL1_9, [i16Ty, i32Ty, i64Ty], [i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (add (mul $a, $b), $c);
}
} // category

//===-- Tertiary int ------------------------------------------------------===//

let category = "Tertiary int" in {

def Msad : DXILOp<50, tertiary> {
  let Doc = "Sums the absolute differences of four pairs of bytes into an accumulator. A pair "
            "whose reference byte is 0 is masked out and adds nothing. If the sum does not fit, an "
            "implementation may saturate or wrap.";
  let result = overloadTy;
  let resultDoc = "The accumulator plus the unmasked differences.";
  let arguments = [Arg<overloadTy, "a", "Reference: four unsigned bytes.">,
                   Arg<overloadTy, "b", "Source: four unsigned bytes.">,
                   Arg<overloadTy, "c", "Sum so far.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (where (either $total, (select (ult $total, $c), -1, $total)), (add (add $c,
                (add MsadByte<0>.difference, MsadByte<1>.difference)), (add MsadByte<2>.difference,
                MsadByte<3>.difference)):$total);
}

def Ibfe : DXILOp<51, tertiary> {
  let Doc = "Extracts a field of bits and sign-extends it. A width of 0 gives 0. A field that "
            "reaches beyond the top of the value is the value shifted right arithmetically by the "
            "offset. No HLSL function reaches it.";
  let result = overloadTy;
  let resultDoc = "The field, sign-extended.";
  let arguments = [Arg<overloadTy, "a",
                       "Number of bits; only the low five bits of the operand count.">,
                   Arg<overloadTy, "b",
                       "Index of the lowest bit of the field; only the low five bits of the "
                       "operand count.">,
                   Arg<overloadTy, "c", "Value that holds the field.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints"];
  let meaning = (where (select (eq $width, 0), 0, (select (ult (add $width, $offset), 32), (ashr (shl $c,
                (sub 32, (add $width, $offset))), (sub 32, $width)), (ashr $c, $offset))), (and $a, 31):$width,
                (and $b, 31):$offset);
}
} // category

//===-- Tertiary uint -----------------------------------------------------===//

let category = "Tertiary uint" in {

def Ubfe : DXILOp<52, tertiary> {
  let Doc = "Extracts a field of bits and fills the rest with zeros. A width of 0 gives 0. A field "
            "that reaches beyond the top of the value is the value shifted right by the offset. No "
            "HLSL function reaches it.";
  let result = overloadTy;
  let resultDoc = "The field, zero-extended.";
  let arguments = [Arg<overloadTy, "a",
                       "Number of bits; only the low five bits of the operand count.">,
                   Arg<overloadTy, "b",
                       "Index of the lowest bit of the field; only the low five bits of the "
                       "operand count.">,
                   Arg<overloadTy, "c", "Value that holds the field.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (where (select (eq $width, 0), 0, (select (ult (add $width, $offset), 32), (lshr (shl $c,
                (sub 32, (add $width, $offset))), (sub 32, $width)), (lshr $c, $offset))), (and $a, 31):$width,
                (and $b, 31):$offset);
}
} // category

//===-- Quaternary --------------------------------------------------------===//

let category = "Quaternary" in {

def Bfi : DXILOp<53, quaternary> {
  let Doc = "Replaces a field of bits of one value with the low bits of another. Bits of the field "
            "that would lie above the top of the result are dropped; a width of 0 replaces "
            "nothing.";
  let result = overloadTy;
  let resultDoc = "The second value with the field replaced.";
  let arguments = [Arg<overloadTy, "width",
                       "Number of bits; only the low five bits of the operand count.">,
                   Arg<overloadTy, "offset",
                       "Index of the lowest bit of the field; only the low five bits of the "
                       "operand count.">,
                   Arg<overloadTy, "value", "Value whose low bits are inserted.">,
                   Arg<overloadTy, "replacedValue", "Value that supplies all other bits.">];
  let overloads = [Overloads<DXIL1_0, [i32Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (where (or (and (shl $value, $offset), $mask), (and $replacedValue, (not $mask))),
                (shl (sub (shl 1, $width), 1), $offset):$mask);
}
} // category

//===-- Dot product with accumulate ---------------------------------------===//

let category = "Dot product with accumulate" in {

def Dot2AddHalf : DXILOp<162, dot2AddHalf> {
  let Doc = "Computes the dot product of two vectors of two halves and adds a float. The sum is "
            "formed with at least the precision of single floats that are multiplied and added; "
            "infinities and NaN behave as there.";
  let LLVMIntrinsic = int_dx_dot2add;
  let result = overloadTy;
  let resultDoc = "The accumulator plus the dot product.";
  let arguments = [Arg<overloadTy, "acc", "Value to add to.">,
                   Arg<halfTy, "ax", "Component x of the first vector.">,
                   Arg<halfTy, "ay", "Component y of the first vector.">,
                   Arg<halfTy, "bx", "Component x of the second vector.">,
                   Arg<halfTy, "by", "Component y of the second vector.">];
  let overloads = [Overloads<DXIL1_4, [floatTy]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
  let counters = ["floats"];
  let meaning = (either (fconvert floatTy, (fadd (fadd (fconvert doubleTy, $acc), (fmul (fconvert doubleTy,
                $ax), (fconvert doubleTy, $bx))), (fmul (fconvert doubleTy, $ay), (fconvert doubleTy, $by)))),
                (fadd (fadd $acc, (fmul (fconvert floatTy, $ax), (fconvert floatTy, $bx))),
                (fmul (fconvert floatTy, $ay), (fconvert floatTy, $by))));
}

def Dot4AddI8Packed : DXILOp<163, dot4AddPacked> {
  let Doc = "Computes the dot product of two vectors of four signed bytes, each packed into an "
            "integer, and adds it to a 32-bit accumulator. The products and their sum are exact; "
            "the addition to the accumulator wraps.";
  let LLVMIntrinsic = int_dx_dot4add_i8packed;
  let result = overloadTy;
  let resultDoc = "The accumulator plus the dot product.";
  let arguments = [Arg<overloadTy, "acc", "Value to add to.">,
                   Arg<i32Ty, "a", "Four signed bytes, the lowest first.">,
                   Arg<i32Ty, "b", "Four signed bytes, the lowest first.">];
  let overloads = [Overloads<DXIL1_4, [i32Ty]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
  let counters = ["ints"];
  let meaning = (add (add $acc, (add (mul (sbyte $a, 0), (sbyte $b, 0)), (mul (sbyte $a, 1), (sbyte $b, 1)))),
                (add (mul (sbyte $a, 2), (sbyte $b, 2)), (mul (sbyte $a, 3), (sbyte $b, 3))));
}

def Dot4AddU8Packed : DXILOp<164, dot4AddPacked> {
  let Doc = "Computes the dot product of two vectors of four unsigned bytes, each packed into an "
            "integer, and adds it to a 32-bit accumulator. The products and their sum are exact; "
            "the addition to the accumulator wraps.";
  let LLVMIntrinsic = int_dx_dot4add_u8packed;
  let result = overloadTy;
  let resultDoc = "The accumulator plus the dot product.";
  let arguments = [Arg<overloadTy, "acc", "Value to add to.">,
                   Arg<i32Ty, "a", "Four unsigned bytes, the lowest first.">,
                   Arg<i32Ty, "b", "Four unsigned bytes, the lowest first.">];
  let overloads = [Overloads<DXIL1_4, [i32Ty]>];
  let stages = [Stages<DXIL1_4, [all_stages]>];
  let attributes = [Attributes<DXIL1_4, [ReadNone]>];
  let counters = ["uints"];
  let meaning = (add (add $acc, (add (mul (ubyte $a, 0), (ubyte $b, 0)), (mul (ubyte $a, 1), (ubyte $b, 1)))),
                (add (mul (ubyte $a, 2), (ubyte $b, 2)), (mul (ubyte $a, 3), (ubyte $b, 3))));
}
} // category

//===-- Vector reduce to scalar -------------------------------------------===//

let category = "Vector reduce to scalar" in {

def VectorReduceAnd : DXILOp<309, vectorReduce> {
  let Doc = "Combines all elements of a vector with a bitwise and. Of booleans it is true if every "
            "element is.";
  let result = overloadElementTy;
  let resultDoc = "The and of all elements.";
  let arguments = [Arg<overloadTy, "a", "Vector to reduce.">];
  let overloads = [Overloads<DXIL1_0, [], [i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints", "uints"];
  let meaning = (fold and, $a);
}

def VectorReduceOr : DXILOp<310, vectorReduce> {
  let Doc = "Combines all elements of a vector with a bitwise or. Of booleans it is true if any "
            "element is.";
  let result = overloadElementTy;
  let resultDoc = "The or of all elements.";
  let arguments = [Arg<overloadTy, "a", "Vector to reduce.">];
  let overloads = [Overloads<DXIL1_0, [], [i1Ty, i8Ty, i16Ty, i32Ty, i64Ty]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let counters = ["ints", "uints"];
  let meaning = (fold or, $a);
}
} // category
