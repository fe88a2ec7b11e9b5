// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point intrinsics on scalars.

#include "IntrinsicExpansion.h"
#include "OpLowering.h"
#include "dxil/lowering/OpBuilderBase.h"

#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

Constant *constant(IntrinsicInst &Call, double V) {
  return ConstantFP::get(Call.getArgOperand(0)->getType(), V);
}

Value *unary(IRBuilder<> &B, Intrinsic::ID ID, Value *X) {
  return B.CreateUnaryIntrinsic(ID, X);
}

//===-- Exponentials and logarithms ---------------------------------------===//

Value *expandExp(IRBuilder<> &B, IntrinsicInst &Call) {
  return unary(B, Intrinsic::exp2,
               B.CreateFMul(Call.getArgOperand(0), constant(Call, numbers::log2e)));
}

Value *expandExp10(IRBuilder<> &B, IntrinsicInst &Call) {
  return unary(B, Intrinsic::exp2,
               B.CreateFMul(Call.getArgOperand(0), constant(Call, numbers::ln10 * numbers::log2e)));
}

Value *expandLog(IRBuilder<> &B, IntrinsicInst &Call) {
  return B.CreateFMul(unary(B, Intrinsic::log2, Call.getArgOperand(0)),
                      constant(Call, numbers::ln2));
}

Value *expandLog10(IRBuilder<> &B, IntrinsicInst &Call) {
  return B.CreateFMul(unary(B, Intrinsic::log2, Call.getArgOperand(0)),
                      constant(Call, numbers::ln2 * numbers::log10e));
}

Value *expandPow(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *Log = unary(B, Intrinsic::log2, Call.getArgOperand(0));
  return unary(B, Intrinsic::exp2, B.CreateFMul(Log, Call.getArgOperand(1)));
}

/// x^n for an integer n: products for a small constant, else through
/// |x|^n with the sign of x for an odd n.
Value *expandPowI(IRBuilder<> &B, IntrinsicInst &Call) {
  constexpr uint64_t MaxProduct = 64;
  Value *X = Call.getArgOperand(0), *N = Call.getArgOperand(1);
  if (auto *C = dyn_cast<ConstantInt>(N); C && C->getValue().abs().ule(MaxProduct)) {
    uint64_t Left = C->getValue().abs().getZExtValue();
    Value *Result = nullptr;
    for (Value *Square = X; Left; Left >>= 1) {
      if (Left & 1)
        Result = Result ? B.CreateFMul(Result, Square) : Square;
      if (Left > 1)
        Square = B.CreateFMul(Square, Square);
    }
    if (!Result)
      Result = constant(Call, 1.0);
    return C->isNegative() ? B.CreateFDiv(constant(Call, 1.0), Result) : Result;
  }
  Value *Log = unary(B, Intrinsic::log2, unary(B, Intrinsic::fabs, X));
  Value *Power = unary(B, Intrinsic::exp2, B.CreateFMul(Log, B.CreateSIToFP(N, X->getType())));
  Value *Odd = B.CreateTrunc(N, B.getInt1Ty());
  Value *Negative = B.CreateFCmpOLT(X, constant(Call, 0.0));
  Value *Negate = B.CreateAnd(Odd, Negative);
  return B.CreateSelect(Negate, B.CreateFNeg(Power), Power);
}

Value *expandLdexp(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  Value *Scale = unary(B, Intrinsic::exp2, B.CreateSIToFP(Call.getArgOperand(1), X->getType()));
  return B.CreateFMul(X, Scale);
}

//===-- Interpolation and angles ------------------------------------------===//

Value *expandLerp(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  Value *Step = B.CreateFMul(Call.getArgOperand(2), B.CreateFSub(Call.getArgOperand(1), X));
  return B.CreateFAdd(X, Step);
}

Value *expandDegrees(IRBuilder<> &B, IntrinsicInst &Call) {
  return B.CreateFMul(Call.getArgOperand(0), constant(Call, 180.0 * numbers::inv_pi));
}

Value *expandRadians(IRBuilder<> &B, IntrinsicInst &Call) {
  return B.CreateFMul(Call.getArgOperand(0), constant(Call, numbers::pi / 180.0));
}

Value *expandStep(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *Below = B.CreateFCmpOLT(Call.getArgOperand(1), Call.getArgOperand(0));
  return B.CreateSelect(Below, constant(Call, 0.0), constant(Call, 1.0));
}

Value *expandAtan2(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *Y = Call.getArgOperand(0), *X = Call.getArgOperand(1);
  Constant *Zero = constant(Call, 0.0);
  Value *Angle = unary(B, Intrinsic::atan, B.CreateFDiv(Y, X));
  Value *XNegative = B.CreateFCmpOLT(X, Zero);
  Value *XZero = B.CreateFCmpOEQ(X, Zero);
  Value *YNegative = B.CreateFCmpOLT(Y, Zero);
  Value *YNotNegative = B.CreateFCmpOGE(Y, Zero);
  Value *Result = Angle;
  // The quotient loses the half plane for x < 0, and is infinite for x == 0.
  Value *UpperLeft = B.CreateAnd(XNegative, YNotNegative);
  Result = B.CreateSelect(UpperLeft, B.CreateFAdd(Angle, constant(Call, numbers::pi)), Result);
  Value *LowerLeft = B.CreateAnd(XNegative, YNegative);
  Result = B.CreateSelect(LowerLeft, B.CreateFSub(Angle, constant(Call, numbers::pi)), Result);
  Result = B.CreateSelect(B.CreateAnd(XZero, YNegative), constant(Call, -numbers::pi / 2), Result);
  return B.CreateSelect(B.CreateAnd(XZero, YNotNegative), constant(Call, numbers::pi / 2), Result);
}

Value *expandSinCos(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  Value *Pair = PoisonValue::get(Call.getType());
  Pair = B.CreateInsertValue(Pair, unary(B, Intrinsic::sin, X), 0);
  return B.CreateInsertValue(Pair, unary(B, Intrinsic::cos, X), 1);
}

//===-- Rounding and parts ------------------------------------------------===//

Type *bitsType(Type *Ty) {
  return IntegerType::get(Ty->getContext(), unsigned(Ty->getPrimitiveSizeInBits()));
}

/// Converts \p X to a type with known bits: minimum precision does not define them.
Value *withKnownBits(IRBuilder<> &B, Value *X) {
  const bool IsMinimum =
      X->getType()->isHalfTy() && !hasNative16Bit(*B.GetInsertBlock()->getModule());
  return IsMinimum ? B.CreateFPExt(X, B.getFloatTy()) : X;
}

Value *copySign(IRBuilder<> &B, Value *Magnitude, Value *Sign) {
  Type *Ty = Magnitude->getType();
  Magnitude = withKnownBits(B, Magnitude);
  Sign = withKnownBits(B, Sign);
  Type *Bits = bitsType(Magnitude->getType());
  APInt SignBit = APInt::getSignMask(Bits->getIntegerBitWidth());
  Value *M = B.CreateAnd(B.CreateBitCast(Magnitude, Bits), ConstantInt::get(Bits, ~SignBit));
  Value *S = B.CreateAnd(B.CreateBitCast(Sign, Bits), ConstantInt::get(Bits, SignBit));
  return B.CreateFPCast(B.CreateBitCast(B.CreateOr(M, S), Magnitude->getType()), Ty);
}

Value *expandCopySign(IRBuilder<> &B, IntrinsicInst &Call) {
  return copySign(B, Call.getArgOperand(0), Call.getArgOperand(1));
}

/// Rounds half away from zero: the whole part of |x|, plus one if the fraction is at least a half,
/// with the sign of x.
Value *expandRound(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  Value *Abs = unary(B, Intrinsic::fabs, X);
  Value *Floor = unary(B, Intrinsic::floor, Abs);
  Value *Up = B.CreateFCmpOGE(B.CreateFSub(Abs, Floor), constant(Call, 0.5));
  return copySign(B, B.CreateSelect(Up, B.CreateFAdd(Floor, constant(Call, 1.0)), Floor), X);
}

Value *expandRoundEven(IRBuilder<> &B, IntrinsicInst &Call) {
  return unary(B, Intrinsic::roundeven, Call.getArgOperand(0));
}

Value *expandModf(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  Value *Truncated = unary(B, Intrinsic::trunc, X);
  Value *Pair = PoisonValue::get(Call.getType());
  Pair = B.CreateInsertValue(Pair, B.CreateFSub(X, Truncated), 0);
  return B.CreateInsertValue(Pair, Truncated, 1);
}

/// Fraction in [0.5, 1) and exponent, from the bits; zero gives zero and zero.
Value *expandFrexp(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = withKnownBits(B, Call.getArgOperand(0));
  Type *Ty = X->getType(), *Bits = bitsType(Ty);
  const fltSemantics &Sem = Ty->getFltSemantics();
  unsigned Width = Bits->getIntegerBitWidth(), Fraction = APFloat::semanticsPrecision(Sem) - 1;
  unsigned Exponent = Width - 1 - Fraction;
  int Bias = APFloat::semanticsMaxExponent(Sem);
  Value *V = B.CreateBitCast(X, Bits);
  APInt ExponentMask = APInt::getBitsSet(Width, Fraction, Fraction + Exponent);
  Value *E = B.CreateLShr(B.CreateAnd(V, ConstantInt::get(Bits, ExponentMask)), Fraction);
  Value *Half = ConstantInt::get(Bits, uint64_t(Bias - 1) << Fraction);
  Value *F =
      B.CreateBitCast(B.CreateOr(B.CreateAnd(V, ConstantInt::get(Bits, ~ExponentMask)), Half), Ty);
  Value *Zero = B.CreateFCmpOEQ(X, ConstantFP::get(Ty, 0.0));
  Type *IntTy = Call.getType()->getStructElementType(1);
  Value *N =
      B.CreateSub(B.CreateZExtOrTrunc(E, IntTy), ConstantInt::get(IntTy, uint64_t(Bias - 1)));
  Value *Pair = PoisonValue::get(Call.getType());
  Value *Part = B.CreateFPCast(B.CreateSelect(Zero, X, F), Call.getType()->getStructElementType(0));
  Pair = B.CreateInsertValue(Pair, Part, 0);
  return B.CreateInsertValue(Pair, B.CreateSelect(Zero, ConstantInt::get(IntTy, 0), N), 1);
}

//===-- Comparison --------------------------------------------------------===//

Value *expandSign(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  Constant *Zero = Constant::getNullValue(X->getType());
  bool IsFloat = X->getType()->isFPOrFPVectorTy();
  Value *Positive = IsFloat ? B.CreateFCmpOLT(Zero, X) : B.CreateICmpSLT(Zero, X);
  Value *Negative = IsFloat ? B.CreateFCmpOLT(X, Zero) : B.CreateICmpSLT(X, Zero);
  Positive = B.CreateZExt(Positive, Call.getType());
  return B.CreateSub(Positive, B.CreateZExt(Negative, Call.getType()));
}

Value *expandNClamp(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *Low =
      B.CreateBinaryIntrinsic(Intrinsic::maxnum, Call.getArgOperand(0), Call.getArgOperand(1));
  return B.CreateBinaryIntrinsic(Intrinsic::minnum, Low, Call.getArgOperand(2));
}

/// The ops compute the minimum and maximum that return the number if one operand is NaN.
template <Intrinsic::ID ID> Value *expandMinMaxNumber(IRBuilder<> &B, IntrinsicInst &Call) {
  return B.CreateBinaryIntrinsic(ID, Call.getArgOperand(0), Call.getArgOperand(1));
}

/// Minimum and maximum that propagate NaN need a test besides the op.
template <Intrinsic::ID ID> Value *expandMinMaxNaN(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0), *Y = Call.getArgOperand(1);
  Value *Number = B.CreateBinaryIntrinsic(ID, X, Y);
  return B.CreateSelect(B.CreateFCmpUNO(X, Y), ConstantFP::getQNaN(X->getType()), Number);
}

/// Tests classes on the bits: each class of one sign is a range of the bits
/// without the sign.
Value *isClass(IRBuilder<> &B, Value *X, FPClassTest Mask) {
  X = withKnownBits(B, X);
  Type *Ty = X->getType(), *Bits = bitsType(Ty);
  unsigned Width = Bits->getIntegerBitWidth();
  const fltSemantics &Sem = Ty->getFltSemantics();
  APInt Inf = APFloat::getInf(Sem).bitcastToAPInt();
  APInt MinNormal = APFloat::getSmallestNormalized(Sem).bitcastToAPInt();
  APInt Quiet = APFloat::getQNaN(Sem).bitcastToAPInt();
  Value *V = B.CreateBitCast(X, Bits);
  Value *Abs = B.CreateAnd(V, ConstantInt::get(Bits, APInt::getSignedMaxValue(Width)));
  Value *Negative = B.CreateICmpSLT(V, ConstantInt::get(Bits, 0));
  Value *Result = B.getFalse();
  auto InRange = [&](const APInt &Low, const APInt &High) {
    Value *Shifted = B.CreateSub(Abs, ConstantInt::get(Bits, Low));
    return B.CreateICmpULT(Shifted, ConstantInt::get(Bits, High - Low));
  };
  auto Add = [&](FPClassTest NegativeClass, FPClassTest PositiveClass, const APInt &Low,
                 const APInt &High) {
    bool WithNegative = Mask & NegativeClass, WithPositive = Mask & PositiveClass;
    if (!WithNegative && !WithPositive)
      return;
    Value *Test = InRange(Low, High);
    if (!WithNegative)
      Test = B.CreateAnd(Test, B.CreateNot(Negative));
    else if (!WithPositive)
      Test = B.CreateAnd(Test, Negative);
    Result = B.CreateOr(Result, Test);
  };
  APInt Zero(Width, 0), One(Width, 1), End = APInt::getSignMask(Width);
  Add(fcNegZero, fcPosZero, Zero, One);
  Add(fcNegSubnormal, fcPosSubnormal, One, MinNormal);
  Add(fcNegNormal, fcPosNormal, MinNormal, Inf);
  Add(fcNegInf, fcPosInf, Inf, Inf + 1);
  Add(fcSNan, fcSNan, Inf + 1, Quiet);
  Add(fcQNan, fcQNan, Quiet, End);
  return Result;
}

Value *expandIsFPClass(IRBuilder<> &B, IntrinsicInst &Call) {
  auto Mask = FPClassTest(cast<ConstantInt>(Call.getArgOperand(1))->getZExtValue());
  return isClass(B, Call.getArgOperand(0), Mask);
}

/// The ops that test for special values have no double overload, and a half overload only from DXIL
/// 1.9 on.
Value *expandIsClass(IRBuilder<> &B, CallInst &Call, FPClassTest Class) {
  Value *X = Call.getArgOperand(0);
  bool NoHalf = targetOf(*Call.getModule()).DXIL < Version{1, 9};
  const Type *Number = X->getType()->getScalarType();
  if (Number->isFloatTy() || (Number->isHalfTy() && !NoHalf))
    return nullptr;
  return isClass(B, X, Class);
}

template <FPClassTest Class> Value *expandIsClass(IRBuilder<> &B, IntrinsicInst &Call) {
  return expandIsClass(B, Call, Class);
}

//===-- Arithmetic --------------------------------------------------------===//

/// Fma is an op of doubles; narrower types have FMad.
Value *expandFma(IRBuilder<> &B, IntrinsicInst &Call) {
  if (Call.getType()->isDoubleTy())
    return nullptr;
  return B.CreateIntrinsic(Intrinsic::fmuladd, {Call.getType()},
                           {Call.getArgOperand(0), Call.getArgOperand(1), Call.getArgOperand(2)});
}

Value *expandCanonicalize(IRBuilder<> &B, IntrinsicInst &Call) {
  return B.CreateFMul(Call.getArgOperand(0), constant(Call, 1.0));
}

/// DXIL's conversions saturate and convert NaN to zero (Direct3D 11.3 functional specification,
/// ftoi and ftou). LLVM's optimizer, for which a number that does not fit is undefined, has already
/// run.
Value *expandFPToIntSat(IRBuilder<> &B, IntrinsicInst &Call) {
  Value *X = Call.getArgOperand(0);
  return Call.getIntrinsicID() == Intrinsic::fptosi_sat ? B.CreateFPToSI(X, Call.getType())
                                                        : B.CreateFPToUI(X, Call.getType());
}

} // namespace

Value *expandOpCall(IRBuilder<> &B, CallInst &Call, OpCode Op) {
  if (Call.arg_size() != 1 || !Call.getArgOperand(0)->getType()->isFloatingPointTy() ||
      !Call.getType()->isIntegerTy(1))
    return nullptr;
  switch (Op) {
  case OpCode::IsFinite: return expandIsClass(B, Call, fcFinite);
  case OpCode::IsNormal: return expandIsClass(B, Call, fcNormal);
  default: return nullptr;
  }
}

IntrinsicExpander floatExpander(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::exp: return expandExp;
  case Intrinsic::exp10: return expandExp10;
  case Intrinsic::log: return expandLog;
  case Intrinsic::log10: return expandLog10;
  case Intrinsic::pow: return expandPow;
  case Intrinsic::powi: return expandPowI;
  case Intrinsic::ldexp: return expandLdexp;
  case Intrinsic::dx_lerp: return expandLerp;
  case Intrinsic::dx_degrees: return expandDegrees;
  case Intrinsic::dx_radians: return expandRadians;
  case Intrinsic::dx_step: return expandStep;
  case Intrinsic::atan2: return expandAtan2;
  case Intrinsic::sincos: return expandSinCos;
  case Intrinsic::copysign: return expandCopySign;
  case Intrinsic::round: return expandRound;
  case Intrinsic::rint:
  case Intrinsic::nearbyint: return expandRoundEven;
  case Intrinsic::modf: return expandModf;
  case Intrinsic::frexp: return expandFrexp;
  case Intrinsic::dx_sign: return expandSign;
  case Intrinsic::dx_nclamp: return expandNClamp;
  case Intrinsic::maximumnum: return expandMinMaxNumber<Intrinsic::maxnum>;
  case Intrinsic::minimumnum: return expandMinMaxNumber<Intrinsic::minnum>;
  case Intrinsic::maximum: return expandMinMaxNaN<Intrinsic::maxnum>;
  case Intrinsic::minimum: return expandMinMaxNaN<Intrinsic::minnum>;
  case Intrinsic::dx_isnan: return expandIsClass<fcNan>;
  case Intrinsic::dx_isinf: return expandIsClass<fcInf>;
  case Intrinsic::is_fpclass: return expandIsFPClass;
  case Intrinsic::fma: return expandFma;
  case Intrinsic::canonicalize: return expandCanonicalize;
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat: return expandFPToIntSat;
  default: return nullptr;
  }
}

} // namespace dxil::lowering
