// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VectorMath.h"

#include "llvm/IR/Intrinsics.h"

#include <limits>
#include <numbers>

using namespace llvm;

namespace dxil::execution {

using meaning::Operator;

namespace {

/// Emits the series, on doubles of the operand's shape.
class Series {
public:
  Series(IRBuilder<> &B, Value *X)
      : B(B), Double(X->getType()), Int(Double->getWithNewType(B.getInt32Ty())),
        Long(Double->getWithNewType(B.getInt64Ty())) {}

  Value *number(double N) { return ConstantFP::get(Double, N); }

  /// Returns (X - 1) / (X + 1).
  Value *lessOneByPlusOne(Value *X) {
    Value *Less = B.CreateFSub(X, number(1));
    return B.CreateFDiv(Less, B.CreateFAdd(X, number(1)));
  }

  Value *exp2(Value *X);
  Value *log2(Value *X);
  /// Sine, or cosine if `Turn` is 1.
  Value *sine(Value *X, unsigned Turn);
  Value *atan(Value *X);
  Value *asin(Value *X);
  Value *sinh(Value *X);
  Value *cosh(Value *X);
  Value *tanh(Value *X);

private:
  Value *abs(Value *X) { return B.CreateUnaryIntrinsic(Intrinsic::fabs, X); }
  Value *madd(Value *A, Value *C, Value *D) {
    return B.CreateIntrinsic(Intrinsic::fmuladd, {Double}, {A, C, D});
  }
  /// Coefficients begin with the constant term.
  Value *polynomial(Value *X, ArrayRef<double> Coefficients) {
    Value *Sum = number(Coefficients.back());
    for (size_t I = Coefficients.size() - 1; I-- > 0;)
      Sum = madd(Sum, X, number(Coefficients[I]));
    return Sum;
  }
  Value *clamped(Value *X, double Limit) {
    // NaN fails every comparison and becomes a number, since the result is converted to an integer.
    X = B.CreateSelect(B.CreateFCmpOGT(X, number(-Limit)), X, number(-Limit));
    return B.CreateSelect(B.CreateFCmpOLT(X, number(Limit)), X, number(Limit));
  }
  Value *keepNaN(Value *X, Value *Result) {
    return B.CreateSelect(B.CreateFCmpUNO(X, X), X, Result);
  }
  Value *expOf(Value *X) { return exp2(B.CreateFMul(X, number(std::numbers::log2e))); }

  IRBuilder<> &B;
  Type *Double, *Int, *Long;
};

/// 2 to the whole part goes into the exponent; 2 to the rest is a series.
Value *Series::exp2(Value *X) {
  SmallVector<double> Terms = {1};
  for (unsigned K = 1; K <= 11; ++K)
    Terms.push_back(Terms.back() * std::numbers::ln2 / K);
  // Beyond 2 to the 160, a float is infinite or zero.
  Value *Near = clamped(X, 160);
  Value *Whole = B.CreateUnaryIntrinsic(Intrinsic::roundeven, Near);
  Value *Rest = polynomial(B.CreateFSub(Near, Whole), Terms);
  Value *Exponent = B.CreateSExt(B.CreateFPToSI(Whole, Int), Long);
  Exponent = B.CreateShl(B.CreateAdd(Exponent, ConstantInt::get(Long, 1023)), 52);
  return keepNaN(X, B.CreateFMul(Rest, B.CreateBitCast(Exponent, Double)));
}

/// The exponent plus the logarithm of the mantissa M, which is near 1: with T = (M - 1) / (M + 1)
/// it is 2 / ln 2 times T + T^3 / 3 + T^5 / 5 + ...
Value *Series::log2(Value *X) {
  Value *Bits = B.CreateBitCast(X, Long);
  // The mantissa is between sqrt(1/2) and sqrt(2).
  const uint64_t Shift = 0x3ff0000000000000 - 0x3fe6a09e667f3bcd;
  Value *Moved = B.CreateAdd(Bits, ConstantInt::get(Long, Shift));
  Value *Exponent = B.CreateSub(B.CreateLShr(Moved, 52), ConstantInt::get(Long, 1023));
  Value *Mantissa = B.CreateSub(Bits, B.CreateShl(Exponent, 52));
  Value *M = B.CreateBitCast(Mantissa, Double);
  Value *T = lessOneByPlusOne(M);
  SmallVector<double> Terms;
  for (unsigned K = 0; K <= 10; ++K)
    Terms.push_back(2 * std::numbers::log2e / (2 * K + 1));
  Value *Log = B.CreateFMul(T, polynomial(B.CreateFMul(T, T), Terms));
  Value *Result = B.CreateFAdd(Log, B.CreateSIToFP(B.CreateTrunc(Exponent, Int), Double));
  const double Infinity = std::numeric_limits<double>::infinity();
  Result = B.CreateSelect(B.CreateFCmpOEQ(X, number(Infinity)), X, Result);
  Result = B.CreateSelect(B.CreateFCmpOLT(X, number(0)), ConstantFP::getNaN(Double), Result);
  Result = B.CreateSelect(B.CreateFCmpOEQ(X, number(0)), number(-Infinity), Result);
  return keepNaN(X, Result);
}

/// Reduces X by quarter turns. The length of a quarter turn has three pieces: products of the first
/// two, of 30 bits each, with the number of turns are exact.
Value *Series::sine(Value *X, unsigned Turn) {
  Value *Turns =
      B.CreateUnaryIntrinsic(Intrinsic::roundeven, B.CreateFMul(X, number(2 / std::numbers::pi)));
  Value *Rest = X;
  for (double Piece : {0x1.921fb54p+0, 0x1.10b46118p-30, 0x1.313198a2e037p-61})
    Rest = B.CreateFSub(Rest, B.CreateFMul(Turns, number(Piece)));
  Value *Square = B.CreateFMul(Rest, Rest);
  SmallVector<double> Odd = {1}, Even = {1};
  for (unsigned K = 1; K <= 8; ++K) {
    Even.push_back(-Even.back() / ((2 * K - 1) * (2 * K)));
    Odd.push_back(-Odd.back() / ((2 * K) * (2 * K + 1)));
  }
  Value *Sine = B.CreateFMul(Rest, polynomial(Square, Odd)), *Cosine = polynomial(Square, Even);
  Value *Quarter = B.CreateAdd(B.CreateFPToSI(Turns, Int), ConstantInt::get(Int, Turn));
  auto Bit = [&](unsigned Mask) {
    return B.CreateICmpNE(B.CreateAnd(Quarter, ConstantInt::get(Int, Mask)),
                          Constant::getNullValue(Int));
  };
  Value *Result = B.CreateSelect(Bit(1), Cosine, Sine);
  Value *Negative = Bit(2);
  return B.CreateSelect(Negative, B.CreateFNeg(Result), Result);
}

/// Above 1 uses the complementary angle; above tan(pi / 8) the difference from 45 degrees.
Value *Series::atan(Value *X) {
  Value *Size = abs(X);
  Value *Above = B.CreateFCmpOGT(Size, number(1));
  Value *Z = B.CreateSelect(Above, B.CreateFDiv(number(1), Size), Size);
  Value *Large = B.CreateFCmpOGT(Z, number(0.41421356237309503));
  Value *T = B.CreateSelect(Large, lessOneByPlusOne(Z), Z);
  SmallVector<double> Terms;
  for (int K = 0; K <= 17; ++K)
    Terms.push_back((K % 2 ? -1.0 : 1.0) / (2 * K + 1));
  Value *Angle = B.CreateFMul(T, polynomial(B.CreateFMul(T, T), Terms));
  Angle = B.CreateSelect(Large, B.CreateFAdd(Angle, number(std::numbers::pi / 4)), Angle);
  Angle = B.CreateSelect(Above, B.CreateFSub(number(std::numbers::pi / 2), Angle), Angle);
  return B.CreateBinaryIntrinsic(Intrinsic::copysign, Angle, X);
}

Value *Series::asin(Value *X) {
  Value *Less = B.CreateFSub(number(1), X);
  Value *Square = B.CreateFMul(Less, B.CreateFAdd(number(1), X));
  return atan(B.CreateFDiv(X, B.CreateUnaryIntrinsic(Intrinsic::sqrt, Square)));
}

/// Near 0 the difference of exponentials loses digits, so a series replaces it.
Value *Series::sinh(Value *X) {
  Value *Near = clamped(X, 100), *E = expOf(Near);
  Value *Far = B.CreateFMul(B.CreateFSub(E, B.CreateFDiv(number(1), E)), number(0.5));
  Value *Square = B.CreateFMul(Near, Near);
  Value *Small = B.CreateFMul(Near, polynomial(Square, {1, 1.0 / 6, 1.0 / 120, 1.0 / 5040}));
  return keepNaN(X, B.CreateSelect(B.CreateFCmpOLT(abs(X), number(0.0625)), Small, Far));
}
Value *Series::cosh(Value *X) {
  Value *E = expOf(clamped(X, 100));
  return keepNaN(X, B.CreateFMul(B.CreateFAdd(E, B.CreateFDiv(number(1), E)), number(0.5)));
}
Value *Series::tanh(Value *X) {
  Value *Near = clamped(X, 20), *E = expOf(B.CreateFMul(Near, number(2)));
  Value *Far = lessOneByPlusOne(E);
  Value *Square = B.CreateFMul(Near, Near);
  Value *Small =
      B.CreateFMul(Near, polynomial(Square, {1, -1.0 / 3, 2.0 / 15, -17.0 / 315, 62.0 / 2835}));
  return keepNaN(X, B.CreateSelect(B.CreateFCmpOLT(abs(X), number(0.0625)), Small, Far));
}

} // namespace

Value *vectorMathRange(IRBuilder<> &B, Operator O, Value *X) {
  if (O != Operator::Sin && O != Operator::Cos && O != Operator::Tan)
    return nullptr;
  // The number of quarter turns has at most 23 bits.
  return B.CreateFCmpOLE(B.CreateUnaryIntrinsic(Intrinsic::fabs, X),
                         ConstantFP::get(X->getType(), 0x1p22));
}

Value *vectorMath(IRBuilder<> &B, Operator O, Value *X) {
  Series S(B, X);
  switch (O) {
  case Operator::Sin: return S.sine(X, 0);
  case Operator::Cos: return S.sine(X, 1);
  case Operator::Tan: {
    Value *Sine = S.sine(X, 0);
    return B.CreateFDiv(Sine, S.sine(X, 1));
  }
  case Operator::Asin: return S.asin(X);
  case Operator::Acos: return B.CreateFSub(S.number(std::numbers::pi / 2), S.asin(X));
  case Operator::Atan: return S.atan(X);
  case Operator::Sinh: return S.sinh(X);
  case Operator::Cosh: return S.cosh(X);
  case Operator::Tanh: return S.tanh(X);
  case Operator::Exp2: return S.exp2(X);
  case Operator::Log2: return S.log2(X);
  case Operator::Rsqrt:
    return B.CreateFDiv(S.number(1), B.CreateUnaryIntrinsic(Intrinsic::sqrt, X));
  default: return nullptr;
  }
}

} // namespace dxil::execution
