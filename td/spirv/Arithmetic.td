// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic, conversions, comparisons, bits and derivatives. No operation has fast-math flags:
// SPIR-V allows contraction where NoContraction is absent, and demands nothing of it.

//===-- Arithmetic --------------------------------------------------------===//

def : SPIRVComputed<OpSNegate, (sub 0, $operand)>;
def : SPIRVComputed<OpFNegate, (fsub "-0.0", $operand)>;
def : SPIRVComputed<OpIAdd, (add $operand1, $operand2)>;
def : SPIRVComputed<OpFAdd, (fadd $operand1, $operand2)>;
def : SPIRVComputed<OpISub, (sub $operand1, $operand2)>;
def : SPIRVComputed<OpFSub, (fsub $operand1, $operand2)>;
def : SPIRVComputed<OpIMul, (mul $operand1, $operand2)>;
def : SPIRVComputed<OpFMul, (fmul $operand1, $operand2)>;
def : SPIRVComputed<OpUDiv, (udiv $operand1, $operand2)>;
def : SPIRVComputed<OpSDiv, (sdiv $operand1, $operand2)>;
def : SPIRVComputed<OpFDiv, (fdiv $operand1, $operand2)>;
def : SPIRVComputed<OpUMod, (urem $operand1, $operand2)>;
def : SPIRVComputed<OpSRem, (srem $operand1, $operand2)>;
// A remainder with the sign of the divisor.
defvar signed_remainder = (srem $operand1, $operand2);
def : SPIRVComputed<OpSMod,
    (select (and (ne signed_remainder, 0), (slt (xor signed_remainder, $operand2), 0)),
            (add signed_remainder, $operand2), signed_remainder)>;
def : SPIRVComputed<OpFRem,
    (fsub $operand1, (fmul $operand2, (Round_z (fdiv $operand1, $operand2))))>;
def : SPIRVComputed<OpFMod,
    (fsub $operand1, (fmul $operand2, (Round_ni (fdiv $operand1, $operand2))))>;
def : SPIRVComputed<OpVectorTimesScalar, (fmul $vector, $scalar)>;
def : SPIRVComputed<OpMatrixTimesScalar, (fmul $matrix, $scalar)>;
def : SPIRVComputed<OpDot, (dot_ $vector1, $vector2)>;
defvar with_carry = (UAddc $operand1, $operand2);
def : SPIRVComputed<OpIAddCarry, (list_ (first_ with_carry), (i32Of (second_ with_carry)))>;
defvar with_borrow = (USubb $operand1, $operand2);
def : SPIRVComputed<OpISubBorrow, (list_ (first_ with_borrow), (i32Of (second_ with_borrow)))>;
defvar unsigned_product = (UMul $operand1, $operand2);
def : SPIRVComputed<OpUMulExtended, (list_ (second_ unsigned_product), (first_ unsigned_product))>;
defvar signed_product = (IMul $operand1, $operand2);
def : SPIRVComputed<OpSMulExtended, (list_ (second_ signed_product), (first_ signed_product))>;
def : SPIRVBuilt<[OpSDot, OpUDot, OpSUDot, OpSDotAccSat, OpUDotAccSat, OpSUDotAccSat], "dotProduct",
                 "Dot4AddI8Packed, Dot4AddU8Packed; products and sums where the vectors are not "
                 "packed, or differ in their signs">;
def : SPIRVBuilt<[OpVectorTimesMatrix, OpMatrixTimesVector, OpMatrixTimesMatrix, OpOuterProduct],
                 "matrix", "products and sums in the order of the components">;

//===-- Conversions -------------------------------------------------------===//

def : SPIRVComputed<OpConvertFToU, (fptoui $floatValue)>;
def : SPIRVComputed<OpConvertFToS, (fptosi $floatValue)>;
def : SPIRVComputed<OpConvertSToF, (sitofp $signedValue)>;
def : SPIRVComputed<OpConvertUToF, (uitofp $unsignedValue)>;
def : SPIRVComputed<OpUConvert, (uresize $unsignedValue)>;
def : SPIRVComputed<OpSConvert, (sresize $signedValue)>;
def : SPIRVComputed<OpFConvert, (fresize $floatValue)>;
def : SPIRVComputed<OpQuantizeToF16, (LegacyF16ToF32 (LegacyF32ToF16 $value))>;
def : SPIRVBuilt<[OpBitcast], "bitcast", "bitcast of each scalar; shifts where their width changes">;

//===-- Comparisons and logic ---------------------------------------------===//

def : SPIRVComputed<OpAny, (anyOf $vector)>;
def : SPIRVComputed<OpAll, (allOf $vector)>;
def : SPIRVComputed<OpIsNan, (funo $x, $x)>;
def : SPIRVComputed<OpIsInf, (IsInf $x)>;
def : SPIRVComputed<OpLogicalEqual, (eq $operand1, $operand2)>;
def : SPIRVComputed<OpLogicalNotEqual, (ne $operand1, $operand2)>;
def : SPIRVComputed<OpLogicalOr, (or $operand1, $operand2)>;
def : SPIRVComputed<OpLogicalAnd, (and $operand1, $operand2)>;
def : SPIRVComputed<OpLogicalNot, (xor $operand, -1)>;
def : SPIRVBuilt<[OpSelect], "choose", "select of each scalar">;

class Comparison<SPIRVInstruction of, SPIRVForm form>
    : SPIRVComputed<of, (form $operand1, $operand2)>;
class PlainComparison<SPIRVInstruction of, Operator form>
    : SPIRVComputed<of, (form $operand1, $operand2)>;
def : PlainComparison<OpIEqual, eq>;
def : PlainComparison<OpINotEqual, ne>;
def : Comparison<OpUGreaterThan, ugt>;
def : Comparison<OpSGreaterThan, sgt>;
def : Comparison<OpUGreaterThanEqual, uge>;
def : Comparison<OpSGreaterThanEqual, sge>;
def : PlainComparison<OpULessThan, ult>;
def : PlainComparison<OpSLessThan, slt>;
def : PlainComparison<OpULessThanEqual, ule>;
def : PlainComparison<OpSLessThanEqual, sle>;
def : PlainComparison<OpFOrdEqual, feq>;
def : Comparison<OpFUnordEqual, fueq>;
def : Comparison<OpFOrdNotEqual, fone>;
def : PlainComparison<OpFUnordNotEqual, fne>;
def : PlainComparison<OpFOrdLessThan, flt>;
def : Comparison<OpFUnordLessThan, fult>;
def : PlainComparison<OpFOrdGreaterThan, fgt>;
def : Comparison<OpFUnordGreaterThan, fugt>;
def : PlainComparison<OpFOrdLessThanEqual, fle>;
def : Comparison<OpFUnordLessThanEqual, fule>;
def : PlainComparison<OpFOrdGreaterThanEqual, fge>;
def : Comparison<OpFUnordGreaterThanEqual, fuge>;

//===-- Bits --------------------------------------------------------------===//

def : SPIRVComputed<OpShiftRightLogical, (lshr $base, $shift)>;
def : SPIRVComputed<OpShiftRightArithmetic, (ashr $base, $shift)>;
def : SPIRVComputed<OpShiftLeftLogical, (shl $base, $shift)>;
def : SPIRVComputed<OpBitwiseOr, (or $operand1, $operand2)>;
def : SPIRVComputed<OpBitwiseXor, (xor $operand1, $operand2)>;
def : SPIRVComputed<OpBitwiseAnd, (and $operand1, $operand2)>;
def : SPIRVComputed<OpNot, (xor $operand, -1)>;
// Direct3D takes width and offset modulo 32, so a field of 32 bits needs a case of its own.
def : SPIRVComputed<OpBitFieldInsert,
    (select (uge $count, 32), $insert,
            (Bfi (i32Of $count), (i32Of $offset), $insert, $base))>;
def : SPIRVComputed<OpBitFieldSExtract,
    (select (uge $count, 32), $base, (Ibfe (i32Of $count), (i32Of $offset), $base))>;
def : SPIRVComputed<OpBitFieldUExtract,
    (select (uge $count, 32), $base, (Ubfe (i32Of $count), (i32Of $offset), $base))>;
def : SPIRVComputed<OpBitReverse, (Bfrev $base)>;
def : SPIRVComputed<OpBitCount, (uresize (Countbits $base))>;

//===-- Derivatives -------------------------------------------------------===//

def : SPIRVComputed<OpDPdx, (DerivCoarseX $p)>;
def : SPIRVComputed<OpDPdy, (DerivCoarseY $p)>;
def : SPIRVComputed<OpFwidth, (fadd (FAbs (DerivCoarseX $p)), (FAbs (DerivCoarseY $p)))>;
def : SPIRVComputed<OpDPdxFine, (DerivFineX $p)>;
def : SPIRVComputed<OpDPdyFine, (DerivFineY $p)>;
def : SPIRVComputed<OpFwidthFine, (fadd (FAbs (DerivFineX $p)), (FAbs (DerivFineY $p)))>;
def : SPIRVComputed<OpDPdxCoarse, (DerivCoarseX $p)>;
def : SPIRVComputed<OpDPdyCoarse, (DerivCoarseY $p)>;
def : SPIRVComputed<OpFwidthCoarse, (fadd (FAbs (DerivCoarseX $p)), (FAbs (DerivCoarseY $p)))>;
