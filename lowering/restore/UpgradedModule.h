// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Returns true if `dxil-lift` made \p M. Such a module already has DXIL's shape and skips the
/// passes that give clang's modules that shape.
bool isUpgraded(const llvm::Module &M);

} // namespace dxil::lowering
