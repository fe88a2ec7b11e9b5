// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Doubles in two halves, conversions, bit casts, packing.

def makeDouble : DXILOpClass;
def splitDouble : DXILOpClass;
def bitcastI16toF16 : DXILOpClass;
def bitcastF16toI16 : DXILOpClass;
def bitcastI32toF32 : DXILOpClass;
def bitcastF32toI32 : DXILOpClass;
def bitcastI64toF64 : DXILOpClass;
def bitcastF64toI64 : DXILOpClass;
def legacyF32ToF16 : DXILOpClass;
def legacyF16ToF32 : DXILOpClass;
def legacyDoubleToFloat : DXILOpClass;
def legacyDoubleToSInt32 : DXILOpClass;
def legacyDoubleToUInt32 : DXILOpClass;
def unpack4x8 : DXILOpClass;
def pack4x8 : DXILOpClass;

//===-- Bytes of packed values, in meanings -------------------------------===//

class UnpackedByte<int number> {
  dag byte = (cases $unpackMode, (trunc overloadTy, (ubyte $pk, number)):$Unsigned,
                                 (trunc overloadTy, (sbyte $pk, number)):$Signed);
}
class PackedByte<dag component> {
  dag byte = (trunc i8Ty, (cases $packMode, component:$Trunc, (smax 0, (smin component, 255)):$UClamp,
                                            (smax -128, (smin component, 127)):$SClamp));
}

//===-- Double precision --------------------------------------------------===//

let category = "Double precision" in {

def MakeDouble : DXILOp<101, makeDouble> {
  let Doc = "Builds a double from its two 32-bit halves. The bits are taken as they are, so any "
            "NaN payload or denormal is kept.";
  let LLVMIntrinsic = int_dx_asdouble;
  let result = overloadTy;
  let resultDoc = "The double with those bits.";
  let arguments = [Arg<i32Ty, "lo", "Low 32 bits.">,
                   Arg<i32Ty, "hi", "High 32 bits: sign, exponent and top of the fraction.">];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType doubleTy, (concat i64Ty, $hi, $lo));
}

def SplitDouble : DXILOp<102, splitDouble> {
  let Doc = "Takes a double apart into its two 32-bit halves, bit for bit.";
  let LLVMIntrinsic = int_dx_splitdouble;
  let result = splitDoubleTy;
  let resultDoc = "The low 32 bits, then the high 32 bits.";
  let arguments = [Arg<overloadTy, "value", "Double to split.">];
  let overloads = [Overloads<DXIL1_0, [doubleTy]>];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (where (tuple (trunc i32Ty, $bits), (trunc i32Ty, (lshr $bits, 32))), (asType i64Ty,
                $value):$bits);
}
} // category

//===-- Bitcasts with different sizes -------------------------------------===//

let category = "Bitcasts with different sizes" in {

def BitcastI16toF16 : DXILOp<124, bitcastI16toF16> {
  let Doc = "Reads the bits of a 16-bit integer as a half. No bit changes, so NaN payloads and "
            "denormals survive. HLSL uses the bitcast instruction instead.";
  let genericIR = ["bitcast"];
  let result = halfTy;
  let resultDoc = "The half with those bits.";
  let arguments = [Arg<i16Ty, "value", "Bits of the number.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType halfTy, $value);
}

def BitcastF16toI16 : DXILOp<125, bitcastF16toI16> {
  let Doc = "Reads the bits of a half as a 16-bit integer. No bit changes, so NaN payloads and "
            "denormals survive. HLSL uses the bitcast instruction instead.";
  let genericIR = ["bitcast"];
  let result = i16Ty;
  let resultDoc = "The bits of the half.";
  let arguments = [Arg<halfTy, "value", "Number to read.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType i16Ty, $value);
}

def BitcastI32toF32 : DXILOp<126, bitcastI32toF32> {
  let Doc = "Reads the bits of a 32-bit integer as a float. No bit changes, so NaN payloads and "
            "denormals survive. HLSL uses the bitcast instruction instead.";
  let genericIR = ["bitcast"];
  let result = floatTy;
  let resultDoc = "The float with those bits.";
  let arguments = [Arg<i32Ty, "value", "Bits of the number.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType floatTy, $value);
}

def BitcastF32toI32 : DXILOp<127, bitcastF32toI32> {
  let Doc = "Reads the bits of a float as a 32-bit integer. No bit changes, so NaN payloads and "
            "denormals survive. HLSL uses the bitcast instruction instead.";
  let genericIR = ["bitcast"];
  let result = i32Ty;
  let resultDoc = "The bits of the float.";
  let arguments = [Arg<floatTy, "value", "Number to read.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType i32Ty, $value);
}

def BitcastI64toF64 : DXILOp<128, bitcastI64toF64> {
  let Doc = "Reads the bits of a 64-bit integer as a double. No bit changes, so NaN payloads and "
            "denormals survive. HLSL uses the bitcast instruction instead.";
  let genericIR = ["bitcast"];
  let result = doubleTy;
  let resultDoc = "The double with those bits.";
  let arguments = [Arg<i64Ty, "value", "Bits of the number.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType doubleTy, $value);
}

def BitcastF64toI64 : DXILOp<129, bitcastF64toI64> {
  let Doc = "Reads the bits of a double as a 64-bit integer. No bit changes, so NaN payloads and "
            "denormals survive. HLSL uses the bitcast instruction instead.";
  let genericIR = ["bitcast"];
  let result = i64Ty;
  let resultDoc = "The bits of the double.";
  let arguments = [Arg<doubleTy, "value", "Number to read.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (asType i64Ty, $value);
}
} // category

//===-- Legacy floating-point ---------------------------------------------===//

let category = "Legacy floating-point" in {

def LegacyF32ToF16 : DXILOp<130, legacyF32ToF16> {
  let Doc = "Converts a float to half precision and returns its bits in the low half of an "
            "integer; the high half is 0. The rounding is towards zero or to the nearest value, as "
            "the implementation chooses, so the result may differ from fptrunc. Values too large "
            "for a half give an infinity or the largest half.";
  let result = i32Ty;
  let resultDoc = "The bits of the half, in the low 16 bits.";
  let arguments = [Arg<floatTy, "value", "Number to convert.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (either (zext i32Ty, (asType i16Ty, (fconvertToZero halfTy, $value))), (zext i32Ty,
                (asType i16Ty, (fconvert halfTy, $value))));
}

def LegacyF16ToF32 : DXILOp<131, legacyF16ToF32> {
  let Doc = "Converts the half in the low 16 bits of an integer to a float. The high bits of the "
            "operand are ignored. Every half, denormals included, has an exact float; a NaN stays "
            "a NaN.";
  let LLVMIntrinsic = int_dx_legacyf16tof32;
  let result = floatTy;
  let resultDoc = "The number as a float.";
  let arguments = [Arg<i32Ty, "value", "Bits of the half, in the low 16 bits.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (fconvert floatTy, (asType halfTy, (trunc i16Ty, $value)));
}
} // category

//===-- Double precision --------------------------------------------------===//

let category = "Double precision" in {

def LegacyDoubleToFloat : DXILOp<132, legacyDoubleToFloat> {
  let Doc = "Converts a double to a float. Unlike fptrunc it follows the rules of shader model 5: "
            "results that would be denormal may be flushed to a zero of the same sign. No HLSL "
            "cast reaches it.";
  let result = floatTy;
  let resultDoc = "The number as a float.";
  let arguments = [Arg<doubleTy, "value", "Number to convert.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (fconvert floatTy, $value);
}

def LegacyDoubleToSInt32 : DXILOp<133, legacyDoubleToSInt32> {
  let Doc = "Converts a double to a signed 32-bit integer, dropping the fraction. Unlike fptosi it "
            "is defined for all operands: numbers out of range give the nearest integer in range "
            "and NaN gives 0. No HLSL cast reaches it.";
  let result = i32Ty;
  let resultDoc = "The integer, clamped to 32 signed bits.";
  let arguments = [Arg<doubleTy, "value", "Number to convert.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (toSigned i32Ty, $value);
}

def LegacyDoubleToUInt32 : DXILOp<134, legacyDoubleToUInt32> {
  let Doc = "Converts a double to an unsigned 32-bit integer, dropping the fraction. Unlike fptoui "
            "it is defined for all operands: numbers out of range give the nearest integer in "
            "range and NaN gives 0. No HLSL cast reaches it.";
  let result = i32Ty;
  let resultDoc = "The integer, clamped to 32 unsigned bits.";
  let arguments = [Arg<doubleTy, "value", "Number to convert.">];
  let attributes = [Attributes<DXIL1_0, [ReadNone]>];
  let meaning = (toUnsigned i32Ty, $value);
}
} // category

//===-- Unpacking intrinsics ----------------------------------------------===//

let category = "Unpacking intrinsics" in {

def Unpack4x8 : DXILOp<219, unpack4x8> {
  let Doc = "Spreads the four bytes of an integer over four integers of the overload type, "
            "sign-extended or zero-extended as the mode says.";
  let result = fourTy;
  let resultDoc = "The four widened bytes, the lowest first.";
  let arguments = [EnumArg<i8Ty, "unpackMode", UnpackMode,
                           "How a byte is widened; a constant in practice.">,
                   Arg<i32Ty, "pk", "Four packed bytes, the lowest first.">];
  let overloads = [Overloads<DXIL1_6, [i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let meaning = (tuple UnpackedByte<0>.byte, UnpackedByte<1>.byte, UnpackedByte<2>.byte, UnpackedByte<3>.byte);
}
} // category

//===-- Packing intrinsics ------------------------------------------------===//

let category = "Packing intrinsics" in {

def Pack4x8 : DXILOp<220, pack4x8> {
  let Doc = "Packs four integers into the four bytes of one. The mode says whether a value that "
            "does not fit a byte is truncated or clamped.";
  let result = i32Ty;
  let resultDoc = "The four bytes, x lowest.";
  let arguments = [EnumArg<i8Ty, "packMode", PackMode,
                           "What happens to values that do not fit; a constant in practice.">,
                   Arg<overloadTy, "x", "Value for the lowest byte.">,
                   Arg<overloadTy, "y", "Value for the second byte.">,
                   Arg<overloadTy, "z", "Value for the third byte.">,
                   Arg<overloadTy, "w", "Value for the highest byte.">];
  let overloads = [Overloads<DXIL1_6, [i32Ty, i16Ty]>];
  let stages = [Stages<DXIL1_6, [all_stages]>];
  let attributes = [Attributes<DXIL1_6, [ReadNone]>];
  let meaning = (concat i32Ty, (concat i16Ty, PackedByte<(copy $w)>.byte,
                PackedByte<(copy $z)>.byte), (concat i16Ty, PackedByte<(copy $y)>.byte,
                PackedByte<(copy $x)>.byte));
}
} // category
