// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choices among resources that cannot be resolved at compile time.
#pragma once

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace dxil::lowering {

/// Returns the phis, selects and loads of `F` that choose a handle among different bindings. DXIL
/// has no such choice.
llvm::SmallVector<llvm::Instruction *, 8> choicesAmongBindings(llvm::Function &F);

} // namespace dxil::lowering
