// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace dxil::execution {

/// Returns the exact value of an IEEE half with these bits.
inline double fromHalf(uint16_t Bits) {
  const int Exponent = Bits >> 10 & 31;
  const int Fraction = Bits & 1023;
  double Magnitude = 0;
  if (Exponent == 31)
    Magnitude = Fraction ? std::nan("") : HUGE_VAL;
  else if (Exponent == 0)
    Magnitude = std::ldexp(Fraction, -24);
  else
    Magnitude = std::ldexp(1024 + Fraction, Exponent - 25);
  return std::copysign(Magnitude, Bits & 0x8000 ? -1.0 : 1.0);
}

/// Returns the nearest half; ties go to even.
inline uint16_t toHalf(double Value) {
  const uint16_t Sign = std::signbit(Value) ? 0x8000 : 0;
  const double Magnitude = std::fabs(Value);
  if (std::isnan(Value))
    return Sign | 0x7e00;
  if (Magnitude == 0)
    return Sign;
  if (Magnitude >= 65520.0) // halfway between the largest half and the next power of two
    return Sign | 0x7c00;
  int Exponent = 0;
  std::frexp(Magnitude, &Exponent); // Magnitude is in [2^(Exponent-1), 2^Exponent)
  const int Scale = Exponent < -13 ? -24 : Exponent - 11;
  const auto Units = uint16_t(std::nearbyint(std::ldexp(Magnitude, -Scale)));
  // A subnormal's units are its bits; rounding up carries into the exponent.
  return Sign | uint16_t(Scale == -24 ? Units : ((Scale + 24) << 10) + Units);
}

} // namespace dxil::execution
