// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float functions as instructions for all lanes at once. They are computed in double by series with
// a relative error below 1e-12, which leaves one rounding to float: at most 0.5001 units in the
// last place (execution_math_test measures this).
#pragma once

#include <dxil/generated/OpCodes.h>

#include "llvm/IR/IRBuilder.h"

namespace dxil::execution {

/// Returns true if an op has such a function.
bool hasVectorMath(OpCode Op);

/// Returns the condition, an i1 or a vector, under which `vectorMath` computes the result for an
/// operand. Null: always.
llvm::Value *vectorMathRange(llvm::IRBuilder<> &B, OpCode Op, llvm::Value *Float);

/// Applies the function to a float or a vector of floats.
llvm::Value *vectorMath(llvm::IRBuilder<> &B, OpCode Op, llvm::Value *Float);

} // namespace dxil::execution
