// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer intrinsics on scalars.

#include "IntrinsicExpansion.h"

#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

Constant *constant(Type *Ty, const APInt &V) {
  return ConstantInt::get(Ty, V);
}

Value *makePair(IRBuilder<> &B, Type *Ty, Value *First, Value *Second) {
  return B.CreateInsertValue(B.CreateInsertValue(PoisonValue::get(Ty), First, 0), Second, 1);
}

Value *expandAbs(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  return B.CreateBinaryIntrinsic(Intrinsic::smax, X, B.CreateNeg(X));
}

template <Intrinsic::ID Max, Intrinsic::ID Min>
Value *expandClamp(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *Low = B.CreateBinaryIntrinsic(Max, Call.getArgOperand(0), Call.getArgOperand(1));
  return B.CreateBinaryIntrinsic(Min, Low, Call.getArgOperand(2));
}

/// Shifts the double-width value (high, low) left or right by an amount modulo
/// the width, and takes one half of it.
template <bool Left> Value *expandFunnelShift(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *High = Call.getArgOperand(0), *Low = Call.getArgOperand(1);
  Type *Ty = Call.getType();
  unsigned Width = Ty->getIntegerBitWidth();
  Value *Amount = Call.getArgOperand(2);
  if (isPowerOf2_32(Width))
    Amount = B.CreateAnd(Amount, ConstantInt::get(Ty, Width - 1));
  else
    Amount = B.CreateURem(Amount, ConstantInt::get(Ty, Width));
  // The other half moves the rest of the way in two steps, since one shift by
  // the whole width is undefined.
  Value *Complement = B.CreateSub(ConstantInt::get(Ty, Width - 1), Amount);
  Constant *One = ConstantInt::get(Ty, 1);
  if (Left) {
    Value *Upper = B.CreateShl(High, Amount);
    return B.CreateOr(Upper, B.CreateLShr(B.CreateLShr(Low, One), Complement));
  }
  Value *Upper = B.CreateShl(B.CreateShl(High, One), Complement);
  return B.CreateOr(Upper, B.CreateLShr(Low, Amount));
}

//===-- Bits --------------------------------------------------------------===//

/// Expands a count of zeros to \p FirstBit, the number of zeros before the first bit. FirstbitHi
/// counts from the top. Both give -1 for zero.
Value *expandZeros(IRBuilder<> &B, IntrinsicInst &Call, Intrinsic::ID FirstBit) {
  Value *X = Call.getArgOperand(0);
  Type *Ty = X->getType();
  unsigned Width = Ty->getIntegerBitWidth();
  if (Width != 16 && Width != 32 && Width != 64)
    return nullptr;
  Value *First = B.CreateIntrinsic(B.getInt32Ty(), FirstBit, {X});
  First = B.CreateZExtOrTrunc(First, Ty);
  if (cast<ConstantInt>(Call.getArgOperand(1))->isOne())
    return First;
  return B.CreateSelect(B.CreateICmpEQ(X, ConstantInt::get(Ty, 0)), ConstantInt::get(Ty, Width),
                        First);
}

Value *expandCtlz(IRBuilder<> &B, IntrinsicInst &Call) {
  return expandZeros(B, Call, Intrinsic::dx_firstbituhigh);
}

Value *expandCttz(IRBuilder<> &B, IntrinsicInst &Call) {
  return expandZeros(B, Call, Intrinsic::dx_firstbitlow);
}

/// Swaps ever smaller halves until bytes are reversed.
Value *expandBSwap(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *V = Call.getArgOperand(0);
  Type *Ty = V->getType();
  unsigned Width = Ty->getIntegerBitWidth();
  if (!isPowerOf2_32(Width))
    return nullptr;
  for (unsigned Half = Width / 2; Half >= 8; Half /= 2) {
    Constant *LowMask = constant(Ty, APInt::getSplat(Width, APInt::getLowBitsSet(2 * Half, Half)));
    Value *Low = B.CreateShl(B.CreateAnd(V, LowMask), Half);
    Value *High = B.CreateAnd(B.CreateLShr(V, Half), LowMask);
    V = B.CreateOr(Low, High);
  }
  return V;
}

//===-- Saturation and overflow -------------------------------------------===//

Value *expandUAddSat(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  // The largest x for which x + y does not wrap.
  Value *Room = B.CreateXor(Y, Constant::getAllOnesValue(Y->getType()));
  return B.CreateAdd(B.CreateBinaryIntrinsic(Intrinsic::umin, X, Room), Y);
}

Value *expandUSubSat(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  return B.CreateSub(B.CreateBinaryIntrinsic(Intrinsic::umax, X, Y), Y);
}

/// True if the signed sum or difference of `X` and `Y` has the wrong sign.
Value *signedOverflow(IRBuilder<> &B, bool IsAdd, Value *X, Value *Y, Value *Result) {
  Value *XFlips = B.CreateXor(X, Result);
  Value *Other = IsAdd ? B.CreateXor(Y, Result) : B.CreateXor(X, Y);
  return B.CreateICmpSLT(B.CreateAnd(XFlips, Other), Constant::getNullValue(X->getType()));
}

template <bool IsAdd> Value *expandSignedSat(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  Type *Ty = X->getType();
  unsigned Width = Ty->getIntegerBitWidth();
  Value *V = IsAdd ? B.CreateAdd(X, Y) : B.CreateSub(X, Y);
  Value *Bound = B.CreateXor(B.CreateAShr(V, Width - 1), constant(Ty, APInt::getSignMask(Width)));
  return B.CreateSelect(signedOverflow(B, IsAdd, X, Y, V), Bound, V);
}

template <bool IsSigned> Value *expandShlSat(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *N = Call.getArgOperand(1);
  Type *Ty = X->getType();
  unsigned Width = Ty->getIntegerBitWidth();
  Value *V = B.CreateShl(X, N);
  Value *Back = IsSigned ? B.CreateAShr(V, N) : B.CreateLShr(V, N);
  Value *Bound = Constant::getAllOnesValue(Ty);
  if (IsSigned)
    Bound = B.CreateXor(B.CreateAShr(X, Width - 1), constant(Ty, APInt::getSignedMaxValue(Width)));
  return B.CreateSelect(B.CreateICmpEQ(Back, X), V, Bound);
}

template <bool IsAdd> Value *expandSignedOverflow(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  Value *V = IsAdd ? B.CreateAdd(X, Y) : B.CreateSub(X, Y);
  return makePair(B, Call.getType(), V, signedOverflow(B, IsAdd, X, Y, V));
}

/// UAddc and USubb exist for i32 only.
template <bool IsAdd> Value *expandUnsignedOverflow(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  if (X->getType()->isIntegerTy(32))
    return nullptr;
  Value *V = IsAdd ? B.CreateAdd(X, Y) : B.CreateSub(X, Y);
  Value *Wrapped = IsAdd ? B.CreateICmpULT(V, X) : B.CreateICmpULT(X, Y);
  return makePair(B, Call.getType(), V, Wrapped);
}

/// High half of the unsigned product, from four products of half-width parts.
Value *highProduct(IRBuilder<> &B, Value *X, Value *Y) {
  Type *Ty = X->getType();
  unsigned Width = Ty->getIntegerBitWidth(), Half = Width / 2;
  Constant *Mask = constant(Ty, APInt::getLowBitsSet(Width, Half));
  Value *XL = B.CreateAnd(X, Mask), *XH = B.CreateLShr(X, Half);
  Value *YL = B.CreateAnd(Y, Mask), *YH = B.CreateLShr(Y, Half);
  Value *Carry = B.CreateLShr(B.CreateMul(XL, YL), Half);
  Value *Middle = B.CreateAdd(B.CreateMul(XH, YL), Carry);
  Value *Middle2 = B.CreateMul(XL, YH);
  Middle2 = B.CreateAdd(Middle2, B.CreateAnd(Middle, Mask));
  Value *Upper = B.CreateMul(XH, YH);
  Upper = B.CreateAdd(Upper, B.CreateLShr(Middle, Half));
  return B.CreateAdd(Upper, B.CreateLShr(Middle2, Half));
}

template <bool IsSigned> Value *expandMulOverflow(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  Type *Ty = X->getType();
  unsigned Width = Ty->getIntegerBitWidth();
  if (Width % 2)
    return nullptr;
  Value *Low = B.CreateMul(X, Y), *High = highProduct(B, X, Y);
  Value *Expected = Constant::getNullValue(Ty);
  if (IsSigned) {
    High = B.CreateSub(High, B.CreateAnd(B.CreateAShr(X, Width - 1), Y));
    High = B.CreateSub(High, B.CreateAnd(B.CreateAShr(Y, Width - 1), X));
    Expected = B.CreateAShr(Low, Width - 1);
  }
  return makePair(B, Call.getType(), Low, B.CreateICmpNE(High, Expected));
}

/// -1, 0 or 1 as x is less than, equal to or greater than y.
template <CmpInst::Predicate Greater, CmpInst::Predicate Less>
Value *expandThreeWay(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  Value *Above = B.CreateZExt(B.CreateICmp(Greater, X, Y), Call.getType());
  return B.CreateSub(Above, B.CreateZExt(B.CreateICmp(Less, X, Y), Call.getType()));
}

Value *expandExpect(IRBuilder<> &B, IntrinsicInst &Call) {
  return Call.getArgOperand(0);
}

} // namespace

IntrinsicExpander integerExpander(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::abs: return expandAbs;
  case Intrinsic::dx_sclamp: return expandClamp<Intrinsic::smax, Intrinsic::smin>;
  case Intrinsic::dx_uclamp: return expandClamp<Intrinsic::umax, Intrinsic::umin>;
  case Intrinsic::fshl: return expandFunnelShift<true>;
  case Intrinsic::fshr: return expandFunnelShift<false>;
  case Intrinsic::ctlz: return expandCtlz;
  case Intrinsic::cttz: return expandCttz;
  case Intrinsic::bswap: return expandBSwap;
  case Intrinsic::uadd_sat: return expandUAddSat;
  case Intrinsic::usub_sat: return expandUSubSat;
  case Intrinsic::sadd_sat: return expandSignedSat<true>;
  case Intrinsic::ssub_sat: return expandSignedSat<false>;
  case Intrinsic::ushl_sat: return expandShlSat<false>;
  case Intrinsic::sshl_sat: return expandShlSat<true>;
  case Intrinsic::sadd_with_overflow: return expandSignedOverflow<true>;
  case Intrinsic::ssub_with_overflow: return expandSignedOverflow<false>;
  case Intrinsic::uadd_with_overflow: return expandUnsignedOverflow<true>;
  case Intrinsic::usub_with_overflow: return expandUnsignedOverflow<false>;
  case Intrinsic::umul_with_overflow: return expandMulOverflow<false>;
  case Intrinsic::smul_with_overflow: return expandMulOverflow<true>;
  case Intrinsic::scmp: return expandThreeWay<CmpInst::ICMP_SGT, CmpInst::ICMP_SLT>;
  case Intrinsic::ucmp: return expandThreeWay<CmpInst::ICMP_UGT, CmpInst::ICMP_ULT>;
  case Intrinsic::expect:
  case Intrinsic::expect_with_probability:
  case Intrinsic::ssa_copy:
  case Intrinsic::arithmetic_fence:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::strip_invariant_group:
  case Intrinsic::threadlocal_address: return expandExpect;
  default: return nullptr;
  }
}

} // namespace dxil::lowering
