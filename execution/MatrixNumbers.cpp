// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MatrixNumbers.h"

#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace dxil::execution {
namespace {

/// A float format that the host lacks.
struct FloatFormat {
  int Fraction, Bias;
  uint64_t Largest; ///< bits of the largest finite number
  uint64_t NaN;     ///< bits of a quiet NaN
  bool HasInfinity;
  bool Saturates;
  uint64_t Sign; ///< mask of the sign bit
};

constexpr FloatFormat E4M3{3, 7, 0x7e, 0x7f, false, true, 0x80};
constexpr FloatFormat E5M2{2, 15, 0x7b, 0x7e, true, true, 0x80};
constexpr FloatFormat Brain{7, 127, 0x7f7f, 0x7fc0, true, false, 0x8000};

const FloatFormat *formatOf(ComponentType Type) {
  switch (Type) {
  case ComponentType::F8_E4M3FN: return &E4M3;
  case ComponentType::F8_E5M2: return &E5M2;
  case ComponentType::BFloat16: return &Brain;
  default: return nullptr;
  }
}

Number decodeFloat(const FloatFormat &F, uint64_t Bits) {
  const Number Sign = Bits & F.Sign ? -1 : 1;
  const uint64_t Magnitude = Bits & (F.Sign - 1);
  if (Magnitude > F.Largest)
    return F.HasInfinity && Magnitude == F.Largest + 1 ? Sign * HUGE_VALL : std::nanl("");
  const int Exponent = int(Magnitude >> F.Fraction);
  const Number One = Number(uint64_t(1) << F.Fraction);
  const Number Part = Number(Magnitude & ((uint64_t(1) << F.Fraction) - 1));
  return Sign *
         std::ldexp(Exponent ? One + Part : Part, std::max(Exponent, 1) - F.Bias - F.Fraction);
}

uint64_t encodeFloat(const FloatFormat &F, Number Value) {
  const uint64_t Sign = std::signbit(Value) ? F.Sign : 0;
  const Number Magnitude = std::fabs(Value);
  if (std::isnan(Value))
    return Sign | F.NaN;
  const uint64_t TooLarge = F.Saturates ? F.Largest : F.Largest + 1;
  if (std::isinf(Value))
    return Sign | TooLarge;
  if (Magnitude == 0)
    return Sign;
  int Exponent = 0;
  std::frexp(Magnitude, &Exponent); // Magnitude is in [2^(Exponent-1), 2^Exponent)
  const int Least = 1 - F.Bias - F.Fraction;
  const int Scale = std::max(Exponent - 1 - F.Fraction, Least);
  // As for halves, rounding up carries into the exponent.
  const auto Units = uint64_t(std::nearbyint(std::ldexp(Magnitude, -Scale)));
  const uint64_t Bits = (uint64_t(Scale - Least) << F.Fraction) + Units;
  return Sign | (Bits > F.Largest ? TooLarge : Bits);
}

uint64_t encodeInteger(unsigned Bytes, bool Unsigned, Number Value) {
  if (std::isnan(Value))
    return 0;
  const int Bits = int(Bytes) * 8;
  const Number Least = Unsigned ? 0 : -std::ldexp(Number(1), Bits - 1);
  const Number Most = std::ldexp(Number(1), Unsigned ? Bits : Bits - 1) - 1;
  const Number Whole = std::clamp(std::nearbyint(Value), Least, Most);
  const uint64_t Result = Whole < 0 ? uint64_t(int64_t(Whole)) : uint64_t(Whole);
  return Result << (64 - Bits) >> (64 - Bits);
}

} // namespace

bool isMatrixComponent(ComponentType Type) {
  return componentBytes(Type) != 0;
}

bool isFloatComponent(ComponentType Type) {
  return formatOf(Type) || Type == ComponentType::F16 || Type == ComponentType::F32 ||
         Type == ComponentType::F64;
}

bool isUnsignedComponent(ComponentType Type) {
  return infoOf(Type).Sort == ComponentSort::Unsigned;
}

unsigned componentBytes(ComponentType Type) {
  const ComponentTypeInfo &Info = infoOf(Type);
  return Info.isMatrixElement() ? Info.Bits / 8 : 0;
}

Number decode(ComponentType Type, uint64_t Bits) {
  if (const FloatFormat *F = formatOf(Type))
    return decodeFloat(*F, Bits);
  switch (Type) {
  case ComponentType::F16: return fromHalf(uint16_t(Bits));
  case ComponentType::F32: return std::bit_cast<float>(uint32_t(Bits));
  case ComponentType::F64: return std::bit_cast<double>(Bits);
  default: break;
  }
  const unsigned Unused = 64 - componentBytes(Type) * 8;
  if (Unused == 64)
    return 0;
  return isUnsignedComponent(Type) ? Number(Bits << Unused >> Unused)
                                   : Number(int64_t(Bits << Unused) >> Unused);
}

uint64_t encode(ComponentType Type, Number Value) {
  if (const FloatFormat *F = formatOf(Type))
    return encodeFloat(*F, Value);
  switch (Type) {
  case ComponentType::F16: return toHalf(double(Value));
  case ComponentType::F32: return std::bit_cast<uint32_t>(float(Value));
  case ComponentType::F64: return std::bit_cast<uint64_t>(double(Value));
  default: break;
  }
  const unsigned Bytes = componentBytes(Type);
  return Bytes ? encodeInteger(Bytes, isUnsignedComponent(Type), Value) : 0;
}

unsigned packedIn(Scalar In, ComponentType Type) {
  const unsigned Bytes = componentBytes(Type);
  const bool IsPacked = In == Scalar::I32 && (Bytes == 1 || Type == ComponentType::BFloat16);
  return IsPacked ? 4 / Bytes : 1;
}

std::vector<Number> unpack(std::span<const Slot> Vector, Scalar In, ComponentType Type) {
  const unsigned Each = packedIn(In, Type), Bits = componentBytes(Type) * 8;
  std::vector<Number> Result;
  for (Slot V : Vector)
    for (unsigned I = 0; I < Each; ++I)
      Result.push_back(isFloat(In) ? rounded(Type, asFloat(In, V)) : decode(Type, V >> I * Bits));
  return Result;
}

void pack(std::span<const Number> Numbers, ComponentType Type, Scalar To, Slot *Vector) {
  const unsigned Each = packedIn(To, Type), Bits = componentBytes(Type) * 8;
  for (size_t Index = 0; Index < Numbers.size(); Index += Each, ++Vector) {
    *Vector = 0;
    if (isFloat(To)) {
      *Vector = fromFloat(To, double(rounded(Type, Numbers[Index])));
      continue;
    }
    for (size_t I = 0; I < Each && Index + I < Numbers.size(); ++I)
      *Vector |= encode(Type, Numbers[Index + I]) << I * Bits;
    if (Each == 1 && !isFloatComponent(Type) && !isUnsignedComponent(Type))
      *Vector = fromInteger(To, uint64_t(int64_t(*Vector << (64 - Bits)) >> (64 - Bits)));
  }
}

} // namespace dxil::execution
