// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_UNSETHANDLES_H
#define DXIL_TARGET_UNSETHANDLES_H

#include "llvm/IR/PassManager.h"

namespace dxil::target {

/// Local resources hold a mark until they are set, which no pass takes for any resource that fits.
/// On code as a front end has written it, and again where other variables have become local.
class MarkUnsetHandlesPass : public llvm::PassInfoMixin<MarkUnsetHandlesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

/// A resource whose use the mark may come to is an error before shader model 6.6, as in DXC; from
/// then on a handle is a value, and another that comes there is taken. No marks. Behind an
/// optimizer, which has removed the ways that are not gone.
class UnsetHandlesPass : public llvm::PassInfoMixin<UnsetHandlesPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

} // namespace dxil::target

#endif // DXIL_TARGET_UNSETHANDLES_H
