// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Signature.h"

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Function;
}

namespace dxil::lowering {

/// Erases stores of undefined outputs. As in DXC, an output that is never set does not count as
/// written, so the validator rejects a system value that is not set.
void dropUnsetOutputs(llvm::Function &F);

/// Warns of each output in \p Outputs of entry point \p F with a component that is never set.
void warnOfUnsetOutputs(const llvm::Function &F, llvm::ArrayRef<SignatureElement> Outputs);

} // namespace dxil::lowering
