// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The result of `%` of two constant floats, for the front end and the optimizer alike.
#pragma once

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

namespace dxil::contract {

/// Returns x - y * trunc(x / y), each step rounded to the operands' type: 5.0 % 0.05 is 0, since
/// the quotient rounds to 100, where C's fmod gives 0.05. DXC and drivers compute it so. If the
/// quotient does not fit into 64 bits, the result is \p X.
inline llvm::APFloat floatRemainder(llvm::APFloat X, const llvm::APFloat &Y) {
  using llvm::APFloat;
  if (!X.isFiniteNonZero() || !Y.isFiniteNonZero()) {
    X.mod(Y); // exact, or NaN
    return X;
  }
  constexpr auto Nearest = APFloat::rmNearestTiesToEven;
  APFloat Part = X;
  Part.divide(Y, Nearest);
  llvm::APSInt Integer(64, /*isUnsigned=*/false);
  bool IsExact = false;
  if (Part.convertToInteger(Integer, APFloat::rmTowardZero, &IsExact) == APFloat::opInvalidOp)
    return X;
  Part.convertFromAPInt(Integer, /*IsSigned=*/true, Nearest);
  Part.multiply(Y, Nearest);
  const bool IsNegative = X.isNegative();
  X.subtract(Part, Nearest);
  if (X.isZero() && X.isNegative() != IsNegative)
    X.changeSign();
  return X;
}

} // namespace dxil::contract
