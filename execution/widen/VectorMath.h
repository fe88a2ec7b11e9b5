// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of real numbers as instructions for all lanes at once: series in double with a relative
// error below 1e-12, which leaves one rounding to float: at most 0.5001 units in the last place
// (execution_math_test measures this).
#pragma once

#include <dxil/generated/MeaningOperators.h>

#include "llvm/IR/IRBuilder.h"

namespace dxil::execution {

/// Returns the condition, an i1 or a vector, under which `vectorMath` computes the result for an
/// operand. Null: always.
llvm::Value *vectorMathRange(llvm::IRBuilder<> &B, meaning::Operator O, llvm::Value *X);

/// Applies the function to a double or a vector of doubles that are floats. Returns null for other
/// operators.
llvm::Value *vectorMath(llvm::IRBuilder<> &B, meaning::Operator O, llvm::Value *X);

} // namespace dxil::execution
