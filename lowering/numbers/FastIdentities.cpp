// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds x * 0 and x - x to zero. LLVM does so only without NaNs; DXC does unless arithmetic is
// precise. Shaders rely on it to remove code, and resources, that they multiply by zero.

#include "dxil/lowering/passes/Numbers.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace dxil::lowering {

static bool isZero(const Instruction &I) {
  if (!isa<FPMathOperator>(I) || !I.hasAllowReassoc() || !I.hasNoSignedZeros() ||
      !I.hasApproxFunc())
    return false;
  Value *X;
  return match(&I, m_c_FMul(m_Value(), m_AnyZeroFP())) ||
         match(&I, m_FSub(m_Value(X), m_Deferred(X)));
}

PreservedAnalyses FastIdentitiesPass::run(Function &F, FunctionAnalysisManager &) {
  SmallVector<Instruction *> Zeros;
  for (Instruction &I : instructions(F))
    if (isZero(I))
      Zeros.push_back(&I);
  if (Zeros.empty())
    return PreservedAnalyses::all();
  // A zero may make its users known: a factor of another product, or a summand.
  const SimplifyQuery Query(F.getDataLayout());
  SmallSetVector<Instruction *, 16> Work;
  Work.insert_range(Zeros);
  SmallVector<WeakTrackingVH> Dead;
  while (!Work.empty()) {
    Instruction *I = Work.pop_back_val();
    Value *Simplified =
        isZero(*I) ? Constant::getNullValue(I->getType()) : simplifyInstruction(I, Query);
    if (!Simplified || Simplified == I)
      continue;
    for (User *U : I->users())
      if (U != I)
        Work.insert(cast<Instruction>(U));
    I->replaceAllUsesWith(Simplified);
    Dead.emplace_back(I);
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return keptAfterInstructions(true);
}

} // namespace dxil::lowering
