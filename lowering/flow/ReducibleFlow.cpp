// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's optimizer may merge the end of a peeled iteration with the end of its loop, so that the
// loop has two entries. DXIL requires reducible control flow: such a loop gets one entry, which
// selects between the former ones.

#include "dxil/lowering/passes/Flow.h"

#include "llvm/Analysis/CycleAnalysis.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/FixIrreducible.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"

using namespace llvm;

namespace dxil::lowering {

static bool isReducible(Function &F) {
  CycleInfo Cycles;
  Cycles.compute(F);
  SmallVector<const Cycle *, 8> Work;
  auto Add = [&](auto Inner) { Work.append(Inner.begin(), Inner.end()); };
  Add(Cycles.toplevel_cycles());
  while (!Work.empty()) {
    const Cycle *C = Work.pop_back_val();
    if (!C->isReducible())
      return false;
    Add(C->children());
  }
  return true;
}

PreservedAnalyses ReducibleFlowPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (isReducible(F))
    return PreservedAnalyses::all();
  FunctionPassManager FPM;
  FPM.addPass(LowerSwitchPass());
  FPM.addPass(FixIrreduciblePass());
  return FPM.run(F, AM);
}

} // namespace dxil::lowering
