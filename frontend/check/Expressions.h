// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions: names, literals, loads and places.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// Returns a value or a place. Reports errors and returns expr::Bad for them, never None.
ExprId checkExpression(CheckContext &C, syntax::NodeId Node);
/// Returns a value; loads a place.
ExprId checkValue(CheckContext &C, syntax::NodeId Node);
/// Returns the value of \p E; loads \p E if it is a place.
ExprId load(CheckContext &C, ExprId E);
/// Returns the condition of a statement as a bool scalar.
ExprId checkCondition(CheckContext &C, syntax::NodeId Node);
ExprId bad(CheckContext &C, Location Where);
ExprId integer(CheckContext &C, Location Where, ScalarKind K, uint64_t Value);
/// Reports an error and returns a bad expression.
ExprId error(CheckContext &C, Location Where, Diagnostic Id,
             std::initializer_list<llvm::StringRef> Arguments = {});
/// Returns a constant of type \p T with the bits \p Bits in every element.
ExprId constant(CheckContext &C, Location Where, TypeId T, uint64_t Bits);
/// Returns the bits of \p E, or nothing if \p E is not an expr::Constant.
std::optional<uint64_t> constantBits(const CheckContext &C, ExprId E);
ExprId checkName(CheckContext &C, syntax::NodeId Node);
ExprId variablePlace(CheckContext &C, Location Where, VariableId V);
bool isOrHasBase(const CheckContext &C, TypeId T, TypeId Base);
/// Returns the base \p To of the struct at \p Place: a place if \p Place is one, else a value.
ExprId toBase(CheckContext &C, Location Where, ExprId Place, TypeId To);
/// Returns field \p Index of struct \p Owner, which is the type of \p Base or a base of it.
ExprId field(CheckContext &C, Location Where, ExprId Base, TypeId Owner, uint32_t Index);
/// Returns the contents of \p E if it is a ConstantBuffer<T> or the like, else \p E.
ExprId contents(CheckContext &C, ExprId E);
/// Returns \p E if it is a place, else a temporary that holds it.
ExprId placed(CheckContext &C, ExprId E);

} // namespace dxil::frontend
