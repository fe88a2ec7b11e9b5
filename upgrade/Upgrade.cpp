// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Lifting.h"
#include "dxil/upgrade/Passes.h"

#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::upgrade {

PreservedAnalyses DXILUpgradePass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = liftMetadata(M);
  liftHandles(M);
  Changed |= liftOps(M);
  Changed |= liftBreaks(M);
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace dxil::upgrade
