// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlines the only call of a function without a copy of the function's body.
#pragma once

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class CallBase;
} // namespace llvm

namespace dxil::lowering {

/// Returns true if moveCallee() does with \p Call what llvm::InlineFunction() does: there are no
/// other uses of the callee, and no debug locations, convergence tokens or attributes that inlining
/// turns into something else.
bool canMoveCallee(const llvm::CallBase &Call);

/// Moves the body of the callee to \p Call, with parameters replaced and constants folded. The
/// callee is left empty. Appends the calls of the body to \p Calls.
void moveCallee(llvm::CallBase &Call, llvm::SmallVectorImpl<llvm::CallBase *> &Calls);

} // namespace dxil::lowering
