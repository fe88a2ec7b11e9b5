// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What instructions compute, as operators of meanings (docs/meaning.md), and constants by them.
#pragma once

#include <dxil/meaning/Meaning.h>
#include <dxil/module/EditableModule.h>

#include <optional>

namespace dxil::ir {

/// Returns the operator of a binary instruction or conversion. Returns nothing for those that no
/// operator stands for: signed divisions, remainders of floats, conversions of pointers.
std::optional<meaning::Operator> operatorOf(Opcode O);

/// An operator with two operands, perhaps exchanged, and perhaps with the opposite result.
struct ComparisonOperator {
  meaning::Operator Op;
  bool IsSwapped = false, IsNegated = false;
};
/// Returns the operator of ICmp or FCmp. Returns nothing for tests of order alone, and for those
/// that need one besides a comparison.
std::optional<ComparisonOperator> comparisonOf(Opcode O, unsigned Predicate);

/// Returns the constant that an instruction or call of an op gives for constant operands. Returns
/// None if an operand is no number, or if implementations may give different results: NaN,
/// denormals that may be flushed, tolerances, undefined results.
ValueId foldConstant(EditableModule &E, EditableInstruction &I);

} // namespace dxil::ir
