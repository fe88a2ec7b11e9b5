// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inlines function calls.
#pragma once

#include <dxil/module/EditableModule.h>

namespace dxil::ir {

/// Returns the first cycle of direct calls, in the order of functions: each function calls the
/// next, and the last calls the first. Empty if there is no recursion.
std::vector<FunctionId> findRecursion(const EditableModule &E);

/// Returns the functions with callees before callers. There must be no recursion.
std::vector<FunctionId> calleesFirst(const EditableModule &E);

/// Replaces direct calls of the defined functions whose bit in `Inlined` is set by their bodies, in
/// all functions. Their allocas move to the caller's entry block. There must be no recursion. Fails
/// if the module would have more than `MostInstructions`; the module is then incomplete.
Status inlineCalls(EditableModule &E, const std::vector<bool> &Inlined,
                   size_t MostInstructions = size_t(1) << 20);

} // namespace dxil::ir
