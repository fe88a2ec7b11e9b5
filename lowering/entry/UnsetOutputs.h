// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_UNSETOUTPUTS_H
#define DXIL_LOWERING_UNSETOUTPUTS_H

#include "Signature.h"

#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Function;
}

namespace dxil::lowering {

/// Takes calls of the op out that write no value: an output that is never set is none that is
/// written, as in DXC, where the validator refuses a system value.
void dropUnsetOutputs(llvm::Function &F);

/// Warns of each output in \p Outputs, of entry point \p F, of which a component is never set.
void warnOfUnsetOutputs(const llvm::Function &F, llvm::ArrayRef<SignatureElement> Outputs);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_UNSETOUTPUTS_H
