// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of constant expressions.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// Returns the value of \p E, or nothing if it is not constant. Reports nothing.
std::optional<ConstantValue> evaluate(CheckContext &C, ExprId E);
/// As evaluate(), where the language requires an integer constant.
std::optional<ConstantValue> evaluateInteger(CheckContext &C, ExprId E);
/// Checks \p Node as an integer constant, or a constant of \p Enum if given. Returns nothing
/// after a diagnostic, \p IfNone if it is not constant.
std::optional<int64_t> integerConstant(CheckContext &C, syntax::NodeId Node,
                                       TypeId Enum = TypeId::None,
                                       Diagnostic IfNone = Diagnostic::not_a_constant);

} // namespace dxil::frontend
