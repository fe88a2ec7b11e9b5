// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopTurns.h"

#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace dxil::lowering {

uint64_t instructionCount(const Loop &L) {
  uint64_t Count = 0;
  for (const BasicBlock *BB : L.blocks())
    Count += BB->size();
  return Count;
}

LoopUnrollResult unrollTurns(Loop &L, unsigned Turns, Function &F, FunctionAnalysisManager &FAM) {
  if (!Turns || instructionCount(L) * Turns > MaxUnrolledInstructions || !L.isSafeToClone())
    return LoopUnrollResult::Unmodified;
  auto &LI = FAM.getResult<LoopAnalysis>(F);
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
  auto &AC = FAM.getResult<AssumptionAnalysis>(F);
  auto &TTI = FAM.getResult<TargetIRAnalysis>(F);
  simplifyLoop(&L, &DT, &LI, &SE, &AC, nullptr, /*PreserveLCSSA=*/false);
  formLCSSARecursively(L, DT, &LI, &SE);
  UnrollLoopOptions Options{};
  Options.Count = Turns;
  Options.Force = true;
  OptimizationRemarkEmitter ORE(&F);
  return UnrollLoop(&L, Options, &LI, &SE, &DT, &AC, &TTI, &ORE, /*PreserveLCSSA=*/false);
}

void simplifyAfterUnrolling(Function &F, FunctionAnalysisManager &FAM) {
  FAM.invalidate(F, PreservedAnalyses::none());
  FunctionPassManager FPM;
  FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
  FPM.addPass(SCCPPass());
  FPM.addPass(InstSimplifyPass()); // the optimizer does the rest
  FPM.addPass(SimplifyCFGPass());
  FAM.invalidate(F, FPM.run(F, FAM));
}

void shareAfterUnrolling(Function &F, FunctionAnalysisManager &FAM) {
  FAM.invalidate(F, EarlyCSEPass(/*UseMemorySSA=*/true).run(F, FAM));
}

} // namespace dxil::lowering
