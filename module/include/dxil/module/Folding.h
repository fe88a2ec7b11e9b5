// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operators of meanings (docs/meaning.md) that instructions compute, and the constants that
// they result in.
#pragma once

#include <dxil/meaning/Meaning.h>
#include <dxil/module/EditableModule.h>

#include <optional>

namespace dxil::ir {

/// Returns the operator of a binary instruction or conversion. Returns nothing for instructions
/// without an operator: signed divisions, remainders of floats, conversions of pointers.
std::optional<meaning::Operator> operatorOf(Opcode O);

/// An operator with two operands; the operands may be exchanged and the result inverted.
struct ComparisonOperator {
  meaning::Operator Op;
  bool IsSwapped = false, IsNegated = false;
};
/// Returns the operator of an ICmp or FCmp. Returns nothing for predicates that only test order,
/// and for those that combine such a test with a comparison.
std::optional<ComparisonOperator> comparisonOf(Opcode O, unsigned Predicate);

/// Returns the constant result of an instruction or op call with constant operands. Returns None if
/// an operand is not a number, or if implementations may have different results: NaN, denormals
/// that may be flushed, tolerances, undefined results.
ValueId foldConstant(EditableModule &E, EditableInstruction &I);

} // namespace dxil::ir
