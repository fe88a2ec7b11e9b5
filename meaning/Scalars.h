// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operators on scalars.
#pragma once

#include "Floats.h"

#include <array>

namespace dxil::meaning {

constexpr uint64_t maskOf(ValueType T) {
  return widthOf(T) == 64 ? ~uint64_t(0) : (uint64_t(1) << widthOf(T)) - 1;
}

/// Returns true for operators that depend only on scalar operands.
bool isScalarOperator(Operator O);

/// Applies a scalar operator; `Type` is the type of the result. An undefined operand makes the
/// result undefined.
Value apply(Operator O, ValueType Type, std::array<Value, 3> Operands, Denormals D);

} // namespace dxil::meaning
