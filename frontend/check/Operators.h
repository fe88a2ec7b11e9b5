// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unary and binary operators, assignments and conditionals.
#pragma once

#include "Context.h"

namespace dxil::frontend {

ExprId checkUnary(CheckContext &C, syntax::NodeId Node);
ExprId checkIncrement(CheckContext &C, Location Where, syntax::NodeId Operand, bool Decrement,
                      bool Postfix);
ExprId checkBinary(CheckContext &C, syntax::NodeId Node);
ExprId checkAssign(CheckContext &C, syntax::NodeId Node);
ExprId checkConditional(CheckContext &C, syntax::NodeId Node);
/// Returns true if \p Place may be stored to; else reports the reason.
bool checkModifiable(CheckContext &C, ExprId Place, Location Where);

} // namespace dxil::frontend
