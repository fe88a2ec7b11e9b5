// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_CONVERGENCE_H
#define DXIL_LOWERING_CONVERGENCE_H

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::lowering {

/// Whether what a declared function does depends on which lanes execute a call of it together:
/// operations of waves and quads, derivatives, samples with implicit gradients, barriers. By the
/// op's record where the function stands for an op, else by LLVM's own attribute of an intrinsic.
bool dependsOnLanes(const llvm::Function &Declaration);

} // namespace dxil::lowering

#endif
