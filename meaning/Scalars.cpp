// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Scalars.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace dxil::meaning {
namespace {

int64_t asSigned(const Value &V) {
  const unsigned Unused = 64 - widthOf(V.Type);
  return int64_t(V.Bits << Unused) >> Unused;
}

uint64_t reversed(uint64_t Bits, unsigned Width) {
  uint64_t Result = 0;
  for (unsigned I = 0; I < Width; ++I, Bits >>= 1)
    Result = Result << 1 | (Bits & 1);
  return Result;
}

/// Applies integer operators. The caller truncates the result to its width.
uint64_t integers(Operator O, const Value &A, const Value &B) {
  const uint64_t X = A.Bits, Y = B.Bits;
  const unsigned Width = widthOf(A.Type), Amount = Y & (Width - 1);
  switch (O) {
  case Operator::Add: return X + Y;
  case Operator::Sub: return X - Y;
  case Operator::Mul: return X * Y;
  case Operator::Udiv: return Y ? X / Y : ~uint64_t(0);
  case Operator::Urem: return Y ? X % Y : ~uint64_t(0);
  case Operator::And: return X & Y;
  case Operator::Or: return X | Y;
  case Operator::Xor: return X ^ Y;
  case Operator::Not: return ~X;
  case Operator::Shl: return X << Amount;
  case Operator::Lshr: return X >> Amount;
  case Operator::Ashr: return uint64_t(asSigned(A) >> Amount);
  case Operator::Smin: return uint64_t(std::min(asSigned(A), asSigned(B)));
  case Operator::Smax: return uint64_t(std::max(asSigned(A), asSigned(B)));
  case Operator::Umin: return std::min(X, Y);
  case Operator::Umax: return std::max(X, Y);
  case Operator::Eq:
  case Operator::Same: return X == Y;
  case Operator::Ne: return X != Y;
  case Operator::Ult: return X < Y;
  case Operator::Ule: return X <= Y;
  case Operator::Slt: return asSigned(A) < asSigned(B);
  case Operator::Sle: return asSigned(A) <= asSigned(B);
  case Operator::CountOnes: return uint64_t(std::popcount(X));
  case Operator::LeadingZeros: return uint64_t(std::countl_zero(X)) - (64 - Width);
  case Operator::TrailingZeros: return std::min<uint64_t>(uint64_t(std::countr_zero(X)), Width);
  case Operator::ReverseBits: return reversed(X, Width);
  case Operator::Sext: return uint64_t(asSigned(A));
  case Operator::Concat: return X << Width | Y;
  case Operator::Ubyte: return X >> Y % 4 * 8 & 255;
  case Operator::Sbyte: return uint64_t(int64_t(int8_t(X >> Y % 4 * 8 & 255)));
  case Operator::Zext:
  case Operator::Trunc:
  case Operator::AsWord:
  case Operator::AsType:
  default: return X;
  }
}

double realFunction(Operator O, double X) {
  switch (O) {
  case Operator::Sqrt: return std::sqrt(X);
  case Operator::Rsqrt: return 1 / std::sqrt(X);
  case Operator::Exp: return std::exp(X);
  case Operator::Log: return std::log(X);
  case Operator::Log10: return std::log10(X);
  case Operator::Sin: return std::sin(X);
  case Operator::Cos: return std::cos(X);
  case Operator::Tan: return std::tan(X);
  case Operator::Asin: return std::asin(X);
  case Operator::Acos: return std::acos(X);
  case Operator::Atan: return std::atan(X);
  case Operator::Sinh: return std::sinh(X);
  case Operator::Cosh: return std::cosh(X);
  case Operator::Tanh: return std::tanh(X);
  case Operator::Exp2: return std::exp2(X);
  case Operator::Log2: return std::log2(X);
  case Operator::Ffloor: return std::floor(X);
  case Operator::Fceil: return std::ceil(X);
  case Operator::Ftrunc: return std::trunc(X);
  default: { // FroundEven
    const double Down = std::floor(X), Rest = X - Down;
    const bool Up = Rest > 0.5 || (Rest == 0.5 && std::fmod(Down, 2) != 0);
    return std::copysign(Up ? Down + 1 : Down, X);
  }
  }
}

/// Computes in double. The second rounding, to float or half, is harmless: double has more than
/// twice their bits plus two.
double arithmetic(Operator O, double X, double Y) {
  switch (O) {
  case Operator::Fadd: return X + Y;
  case Operator::Fsub: return X - Y;
  case Operator::Fmul: return X * Y;
  case Operator::Fdiv: return X / Y;
  case Operator::Pow: return std::pow(X, Y);
  case Operator::Atan2: return std::atan2(X, Y);
  case Operator::FminNum: return std::isnan(X) || Y < X ? Y : X;
  default: return std::isnan(X) || Y > X ? Y : X; // FmaxNum
  }
}

bool compares(Operator O, double X, double Y) {
  switch (O) {
  case Operator::Feq: return X == Y;
  case Operator::Fne: return X != Y;
  case Operator::Flt: return X < Y;
  case Operator::Fle: return X <= Y;
  case Operator::Fgt: return X > Y;
  default: return X >= Y; // Fge
  }
}

/// Applies operators on the bits of floats.
uint64_t bitsOfFloats(Operator O, const Value &A) {
  const uint64_t Sign = signBit(A.Type);
  switch (O) {
  case Operator::Fabs: return A.Bits & ~Sign;
  case Operator::Fneg: return A.Bits ^ Sign;
  case Operator::IsNaN: return isNaN(A.Type, A.Bits);
  case Operator::IsInf: return (A.Bits & ~Sign) == infinity(A.Type);
  case Operator::IsDenormal: return isDenormal(A.Type, A.Bits);
  default: return (A.Bits & ~Sign) == 0; // IsZero
  }
}

void flush(Value &V) {
  if (V.Type == ValueType::Float && isDenormal(V.Type, V.Bits))
    V.Bits &= signBit(V.Type);
}

uint64_t floats(Operator O, ValueType Type, const std::array<Value, 3> &In, Rounding R) {
  const double X = isFloat(In[0].Type) ? toDouble(In[0].Type, In[0].Bits) : 0;
  switch (O) {
  case Operator::Fadd:
  case Operator::Fsub:
  case Operator::Fmul:
  case Operator::Fdiv:
  case Operator::Pow:
  case Operator::Atan2:
  case Operator::FminNum:
  case Operator::FmaxNum:
    return fromDouble(Type, arithmetic(O, X, toDouble(In[1].Type, In[1].Bits)), R);
  case Operator::Fma: return fusedMultiplyAdd(Type, In[0].Bits, In[1].Bits, In[2].Bits, R);
  case Operator::Feq:
  case Operator::Fne:
  case Operator::Flt:
  case Operator::Fle:
  case Operator::Fgt:
  case Operator::Fge: return compares(O, X, toDouble(In[1].Type, In[1].Bits));
  case Operator::Fconvert: return fromDouble(Type, X, R);
  case Operator::FconvertToZero: return fromDouble(Type, X, Rounding::TowardZero);
  case Operator::FromSigned: {
    const int64_t I = asSigned(In[0]);
    return fromMagnitude(Type, I < 0, I < 0 ? -uint64_t(I) : uint64_t(I));
  }
  case Operator::FromUnsigned: return fromMagnitude(Type, false, In[0].Bits);
  case Operator::ToSigned: return toInteger(X, widthOf(Type), true);
  case Operator::ToUnsigned: return toInteger(X, widthOf(Type), false);
  default: return fromDouble(Type, realFunction(O, X), R);
  }
}

} // namespace

bool isScalarOperator(Operator O) {
  switch (O) {
  case Operator::Fabs:
  case Operator::Fneg:
  case Operator::IsNaN:
  case Operator::IsInf:
  case Operator::IsDenormal:
  case Operator::IsZero:
  case Operator::Nan:
  case Operator::Infinity: return true;
  default: return flushes(O) || (O >= Operator::Add && O <= Operator::Same);
  }
}

Value apply(Operator O, ValueType Type, std::array<Value, 3> Operands, Denormals D) {
  Value Result{0, Type};
  for (const Value &V : Operands)
    Result.Defined &= V.Defined;
  if (flushes(O)) {
    for (Value &V : Operands)
      if (D != Denormals::Kept)
        flush(V);
    const bool Flushing = D == Denormals::Flushed && Type == ValueType::Float;
    Result.Bits = floats(O, Type, Operands, Flushing ? Rounding::Flushing : Rounding::NearestEven);
    if (D != Denormals::Kept)
      flush(Result);
  } else if (O == Operator::Nan || O == Operator::Infinity) {
    Result.Bits = O == Operator::Nan ? quietNaN(Type) : infinity(Type);
  } else if (O >= Operator::Fabs && O <= Operator::IsZero) {
    Result.Bits = bitsOfFloats(O, Operands[0]);
  } else {
    Result.Bits = integers(O, Operands[0], Operands[1]);
  }
  Result.Bits &= maskOf(Type);
  return Result;
}

} // namespace dxil::meaning
