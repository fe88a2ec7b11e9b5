// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Floats.h"

#include <bit>
#include <cmath>

namespace dxil::meaning {
namespace {

/// The format of a type: bits of the fraction and of the exponent.
struct Format {
  unsigned Fraction, Exponent;
  uint64_t infinity() const { return ((uint64_t(1) << Exponent) - 1) << Fraction; }
  /// Returns the exponent of the lowest bit of a denormal.
  int lowest() const { return 2 - (1 << (Exponent - 1)) - int(Fraction); }
};

Format formatOf(ValueType T) {
  return T == ValueType::Half    ? Format{10, 5}
         : T == ValueType::Float ? Format{23, 8}
                                 : Format{52, 11};
}

/// Returns the bits of Magnitude * 2^Exponent, rounded.
uint64_t encode(const Format &F, uint64_t Magnitude, int Exponent, Rounding R) {
  if (!Magnitude)
    return 0;
  const int Top = 63 - std::countl_zero(Magnitude) + Exponent;
  const int Unit =
      R == Rounding::Flushing ? Top - int(F.Fraction) : std::max(Top - int(F.Fraction), F.lowest());
  const int Shift = Unit - Exponent;
  uint64_t Units = 0;
  if (Shift <= 0) {
    Units = Magnitude << -Shift;
  } else if (Shift < 64) {
    const uint64_t Rest = Magnitude & ((uint64_t(1) << Shift) - 1), Half = uint64_t(1)
                                                                           << (Shift - 1);
    Units = Magnitude >> Shift;
    if (R != Rounding::TowardZero && (Rest > Half || (Rest == Half && (Units & 1))))
      ++Units;
  } else if (Shift == 64) {
    Units = R != Rounding::TowardZero && Magnitude > uint64_t(1) << 63;
  }
  if (Unit < F.lowest()) // below the smallest normal number, except after a carry
    return Unit + 1 == F.lowest() && Units >> (F.Fraction + 1) ? uint64_t(1) << F.Fraction : 0;
  // The highest bit of a normal significand carries into the exponent.
  const uint64_t Bits = (uint64_t(Unit - F.lowest()) << F.Fraction) + Units;
  return Bits < F.infinity() ? Bits : F.infinity() - (R == Rounding::TowardZero);
}

/// Returns A + B with the last bit set if the sum is not exact: a later rounding to fewer bits is
/// then a single one.
double addToOdd(double A, double B) {
  const double Sum = A + B;
  if (!std::isfinite(Sum))
    return Sum;
  const double PartOfB = Sum - A, PartOfA = Sum - PartOfB;
  const double Error = (A - PartOfA) + (B - PartOfB);
  if (Error == 0)
    return Sum;
  auto Bits = std::bit_cast<uint64_t>(Sum);
  if (std::signbit(Error) != std::signbit(Sum))
    --Bits; // rounds towards zero
  return std::bit_cast<double>(Bits | 1);
}

} // namespace

uint64_t signBit(ValueType T) {
  return uint64_t(1) << (widthOf(T) - 1);
}
uint64_t infinity(ValueType T) {
  return formatOf(T).infinity();
}
uint64_t quietNaN(ValueType T) {
  const Format F = formatOf(T);
  return F.infinity() | uint64_t(1) << (F.Fraction - 1);
}
bool isNaN(ValueType T, uint64_t Bits) {
  return (Bits & (signBit(T) - 1)) > infinity(T);
}
bool isDenormal(ValueType T, uint64_t Bits) {
  const uint64_t Magnitude = Bits & (signBit(T) - 1);
  return Magnitude != 0 && Magnitude < uint64_t(1) << formatOf(T).Fraction;
}

double toDouble(ValueType T, uint64_t Bits) {
  if (T == ValueType::Double)
    return std::bit_cast<double>(Bits);
  const Format F = formatOf(T);
  const uint64_t Fraction = Bits & ((uint64_t(1) << F.Fraction) - 1);
  const uint64_t Exponent = (Bits & F.infinity()) >> F.Fraction;
  double Magnitude = 0;
  if (Exponent == F.infinity() >> F.Fraction)
    Magnitude = Fraction ? NAN : HUGE_VAL;
  else if (Exponent == 0)
    Magnitude = std::ldexp(double(Fraction), F.lowest());
  else
    Magnitude =
        std::ldexp(double(Fraction | uint64_t(1) << F.Fraction), int(Exponent) - 1 + F.lowest());
  return Bits & signBit(T) ? -Magnitude : Magnitude;
}

uint64_t fromDouble(ValueType T, double X, Rounding R) {
  const auto Bits = std::bit_cast<uint64_t>(X);
  const uint64_t Sign = Bits >> 63 ? signBit(T) : 0;
  if (std::isnan(X))
    return Sign | quietNaN(T);
  if (T == ValueType::Double)
    return Bits;
  if (std::isinf(X))
    return Sign | infinity(T);
  constexpr uint64_t Hidden = uint64_t(1) << 52;
  const int Exponent = int(Bits >> 52 & 0x7ff);
  const uint64_t Fraction = Bits & (Hidden - 1);
  return Sign | encode(formatOf(T), Exponent ? Fraction | Hidden : Fraction,
                       std::max(Exponent, 1) - 1075, R);
}

uint64_t fromMagnitude(ValueType T, bool Negative, uint64_t Magnitude) {
  return (Negative ? signBit(T) : 0) | encode(formatOf(T), Magnitude, 0, Rounding::NearestEven);
}

uint64_t fusedMultiplyAdd(ValueType T, uint64_t A, uint64_t B, uint64_t C, Rounding R) {
  const double X = toDouble(T, A), Y = toDouble(T, B), Z = toDouble(T, C);
  // A product of two floats is exact in double.
  return fromDouble(T, T == ValueType::Double ? std::fma(X, Y, Z) : addToOdd(X * Y, Z), R);
}

uint64_t toInteger(double X, unsigned Width, bool Signed) {
  const double Limit = std::ldexp(1.0, int(Width) - Signed);
  const uint64_t All = Width == 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
  if (std::isnan(X))
    return 0;
  if (X >= Limit)
    return Signed ? All >> 1 : All;
  if (X <= -Limit)
    return Signed ? uint64_t(1) << (Width - 1) : 0;
  if (X < 0 && !Signed)
    return 0;
  return (X < 0 ? uint64_t(int64_t(X)) : uint64_t(X)) & All;
}

} // namespace dxil::meaning
