// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which resources cannot be told apart where the program is made.
#ifndef DXIL_LOWERING_HANDLECHOICES_H
#define DXIL_LOWERING_HANDLECHOICES_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace dxil::lowering {

/// The phis, selects and loads of `F` that choose a handle among different bindings: DXIL has no
/// such choice.
llvm::SmallVector<llvm::Instruction *, 8> choicesAmongBindings(llvm::Function &F);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_HANDLECHOICES_H
