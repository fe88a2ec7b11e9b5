// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_UPGRADEDMODULE_H
#define DXIL_LOWERING_UPGRADEDMODULE_H

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Returns true if `dxil-lift` made \p M. Such a module already has DXIL's shape and skips the
/// passes that give clang's modules that shape.
bool isUpgraded(const llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_UPGRADEDMODULE_H
