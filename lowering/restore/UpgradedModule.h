// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_UPGRADEDMODULE_H
#define DXIL_LOWERING_UPGRADEDMODULE_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Whether \p M is what dxil-upgrade leaves: it then has DXIL's own shape already, and goes back
/// without the passes that give clang's modules that shape.
bool isUpgraded(const llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_UPGRADEDMODULE_H
