// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM hoists a loop-invariant exit test out of its loop, which leaves a loop without exit. DXIL
// requires an exit of every loop, so this pass puts the test back. As before, the test never leaves
// the loop.

#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Flow.h"

#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

#include <optional>

using namespace llvm;

namespace dxil::lowering {

namespace {

using Blocks = SmallPtrSet<BasicBlock *, 8>;

/// The test before the only entry of `Loop`: its condition, and the outcome that enters the loop.
struct Guard {
  BasicBlock *Header = nullptr;
  Value *Condition = nullptr;
  bool EntersIfTrue = false;
};

std::optional<Guard> guardOf(const Blocks &Loop) {
  BasicBlock *Header = nullptr, *Before = nullptr;
  for (BasicBlock *BB : Loop)
    for (BasicBlock *P : predecessors(BB))
      if (!Loop.contains(P)) {
        if (Before)
          return std::nullopt;
        Header = BB;
        Before = P;
      }
  // No other path may join between the test and the loop.
  for (BasicBlock *Next = Header; Before; Next = Before, Before = Before->getSinglePredecessor())
    if (auto *Branch = dyn_cast<BranchInst>(Before->getTerminator());
        Branch && Branch->isConditional() && Branch->getSuccessor(0) != Branch->getSuccessor(1))
      return Guard{Header, Branch->getCondition(), Branch->getSuccessor(0) == Next};
  return std::nullopt;
}

bool addExit(const Blocks &Loop) {
  std::optional<Guard> Test = guardOf(Loop);
  if (!Test || isa<Constant>(Test->Condition))
    return false;
  SmallVector<BasicBlock *, 4> Latches;
  for (BasicBlock *P : predecessors(Test->Header))
    if (Loop.contains(P) && !is_contained(Latches, P))
      Latches.push_back(P);
  BasicBlock *Check = SplitBlockPredecessors(Test->Header, Latches, ".test");
  if (!Check)
    return false;
  Function &F = *Check->getParent();
  auto *Exit = BasicBlock::Create(F.getContext(), "", &F);
  Type *Result = F.getReturnType();
  ReturnInst::Create(F.getContext(), Result->isVoidTy() ? nullptr : resultOfDeadEnd(Result), Exit);
  Instruction *Old = Check->getTerminator();
  auto *New = Test->EntersIfTrue
                  ? BranchInst::Create(Test->Header, Exit, Test->Condition, Old->getIterator())
                  : BranchInst::Create(Exit, Test->Header, Test->Condition, Old->getIterator());
  New->copyMetadata(*Old);
  New->setDebugLoc(Old->getDebugLoc());
  Old->eraseFromParent();
  return true;
}

SmallVector<Blocks, 1> endlessLoops(Function &F) {
  SmallVector<Blocks, 1> Endless;
  for (auto Iterator = scc_begin(&F); !Iterator.isAtEnd(); ++Iterator) {
    if (!Iterator.hasCycle())
      continue;
    Blocks Loop((*Iterator).begin(), (*Iterator).end());
    if (all_of(Loop, [&](BasicBlock *BB) {
          return !isa<ReturnInst>(BB->getTerminator()) &&
                 all_of(successors(BB), [&](BasicBlock *S) { return Loop.contains(S); });
        }))
      Endless.push_back(std::move(Loop));
  }
  return Endless;
}

/// A branch may have become constant after the last pass that simplifies control flow. Its dead
/// successor may be such a loop, whose test is gone.
bool removeDeadBlocks(Function &F) {
  bool Changed = false;
  for (BasicBlock &BB : F)
    Changed |= ConstantFoldTerminator(&BB, /*DeleteDeadConditions=*/true);
  return removeUnreachableBlocks(F) || Changed;
}

bool addExits(Function &F) {
  if (endlessLoops(F).empty())
    return false;
  bool Changed = removeDeadBlocks(F);
  for (const Blocks &Loop : endlessLoops(F))
    Changed |= addExit(Loop);
  return Changed;
}

} // namespace

PreservedAnalyses LoopExitsPass::run(Module &M, ModuleAnalysisManager &) {
  return changeDefinitions(M, addExits);
}

} // namespace dxil::lowering
