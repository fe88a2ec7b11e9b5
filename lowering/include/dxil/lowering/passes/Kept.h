// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The analyses that stay valid after a pass.
#pragma once

#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"

namespace dxil::lowering {

/// What stays valid after a pass of a module that may have changed anything.
inline llvm::PreservedAnalyses keptAfter(bool Changed) {
  return Changed ? llvm::PreservedAnalyses::none() : llvm::PreservedAnalyses::all();
}
/// What stays valid after a pass that changes instructions, and no branches.
inline llvm::PreservedAnalyses keptAfterInstructions(bool Changed) {
  llvm::PreservedAnalyses Preserved = keptAfter(Changed);
  Preserved.preserveSet<llvm::CFGAnalyses>();
  return Preserved;
}
/// Runs \p Change on the functions with a body; it returns true if it changed one.
template <class Fn> llvm::PreservedAnalyses changeDefinitions(llvm::Module &M, Fn Change) {
  bool Changed = false;
  for (llvm::Function &F : M)
    if (!F.isDeclaration())
      Changed |= Change(F);
  return keptAfter(Changed);
}

} // namespace dxil::lowering
