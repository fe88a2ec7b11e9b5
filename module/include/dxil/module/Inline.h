// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of functions replaced by their bodies.
#pragma once

#include <dxil/module/EditableModule.h>

namespace dxil::ir {

/// Functions that call each other in a ring, each the one behind it and the last the first; the
/// first ring that there is, in the order of functions. Empty if there is none.
std::vector<FunctionId> findRecursion(const EditableModule &E);

/// Functions from callees to callers. There must be no recursion.
std::vector<FunctionId> calleesFirst(const EditableModule &E);

/// Replaces direct calls of the functions that `Inlined` names and that have bodies, in all
/// functions, by those bodies. Their variables move to the caller's entry block. There must be no
/// recursion. Fails if the module would have more than `MostInstructions` in all, and leaves it
/// incomplete.
Status inlineCalls(EditableModule &E, const std::vector<bool> &Inlined,
                   size_t MostInstructions = size_t(1) << 20);

} // namespace dxil::ir
