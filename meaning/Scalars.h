// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operators on scalars.
#pragma once

#include "Floats.h"

namespace dxil::meaning {

constexpr uint64_t maskOf(ValueType T) {
  return widthOf(T) == 64 ? ~uint64_t(0) : (uint64_t(1) << widthOf(T)) - 1;
}

/// Returns true for operators that depend only on scalar operands.
bool isScalarOperator(Operator O);

} // namespace dxil::meaning
