// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of a float as instructions, for all lanes at once. They are computed in double by
// series whose error is below 1e-12 of the result, so that what is left is the one rounding to
// float: at most 0.5001 units in the last place (execution_math_test measures it).
#pragma once

#include <dxil/generated/OpCodes.h>

#include "llvm/IR/IRBuilder.h"

namespace dxil::execution {

/// Whether there is such a function for an op.
bool hasVectorMath(OpCode Op);

/// For what operands of an op `vectorMath` gives the result: an i1 or a vector of them; null: for
/// all.
llvm::Value *vectorMathRange(llvm::IRBuilder<> &B, OpCode Op, llvm::Value *Float);

/// The function of a float or a vector of floats.
llvm::Value *vectorMath(llvm::IRBuilder<> &B, OpCode Op, llvm::Value *Float);

} // namespace dxil::execution
