// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on IEEE floats of three widths, computed with doubles. Each operation rounds once.
#pragma once

#include <dxil/meaning/Meaning.h>

namespace dxil::meaning {

enum class Rounding : uint8_t {
  NearestEven,
  TowardZero,
  Flushing ///< Rounds to nearest even as if the exponent had no lower limit, then turns results
           ///< below the smallest normal number into zero.
};

/// Returns the exact value of the bits of a half, float or double.
double toDouble(ValueType T, uint64_t Bits);
/// Rounds a double to a type. A NaN becomes the quiet NaN of its sign.
uint64_t fromDouble(ValueType T, double X, Rounding R = Rounding::NearestEven);
/// Rounds an integer to a type.
uint64_t fromMagnitude(ValueType T, bool Negative, uint64_t Magnitude);
/// Returns A * B + C, rounded once.
uint64_t fusedMultiplyAdd(ValueType T, uint64_t A, uint64_t B, uint64_t C, Rounding R);
/// Drops the fraction and saturates to an integer with `Width` bits; NaN gives 0.
uint64_t toInteger(double X, unsigned Width, bool Signed);

bool isNaN(ValueType T, uint64_t Bits);
bool isDenormal(ValueType T, uint64_t Bits);
uint64_t signBit(ValueType T);
uint64_t quietNaN(ValueType T);
uint64_t infinity(ValueType T);

} // namespace dxil::meaning
