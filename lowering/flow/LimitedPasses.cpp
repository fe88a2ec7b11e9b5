// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes of LLVM whose time is quadratic in some functions, with limits that keep it linear. Below
// the limits they do what LLVM's passes do.
#include "dxil/lowering/passes/Flow.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Most conditions on one value that InstCombine reads. For the known bits of a value it tests for
/// each condition on the value whether its branch dominates the use: 6,000 branches on a thread id
/// take 17 s.
constexpr unsigned MostConditions = 256;
/// Most pairs for GVN, which compares each expression with the equal ones before it, and each
/// equality that a branch tests with all uses of its operand.
constexpr uint64_t MostPairs = 4'000'000;
/// Most outermost loops for LLVM's loop passes without marks. Each operation that LICM moves is
/// entered into MemorySSA by a walk to the last store before it, with a phi for each loop on the
/// way: 400 loops in a row, and no store, take 11 s.
constexpr size_t MostLoops = 32;

/// Returns the branches that test a value which MostConditions earlier branches test too.
SmallVector<BranchInst *, 0> branchesPastLimit(Function &F) {
  SmallVector<BranchInst *, 0> Result;
  DenseMap<const Value *, unsigned> Conditions;
  for (BasicBlock &Block : F) {
    auto *Branch = dyn_cast<BranchInst>(Block.getTerminator());
    if (!Branch || !Branch->isConditional() || isa<Constant>(Branch->getCondition()))
      continue;
    bool IsPastLimit = false;
    findValuesAffectedByCondition(Branch->getCondition(), /*IsAssume=*/false, [&](Value *V) {
      IsPastLimit |= Conditions[V]++ >= MostConditions;
    });
    if (IsPastLimit)
      Result.push_back(Branch);
  }
  return Result;
}

/// Makes a switch of \p Branch: InstCombine takes conditions from `br` only.
void makeSwitch(BranchInst *Branch) {
  IRBuilder<> Builder(Branch);
  SwitchInst *Switch =
      Builder.CreateSwitch(Branch->getCondition(), Branch->getSuccessor(0), /*NumCases=*/1);
  Switch->addCase(Builder.getFalse(), Branch->getSuccessor(1));
  Switch->copyMetadata(*Branch);
  Branch->eraseFromParent();
}

/// Turns the switches of makeSwitch() back. The case may be `true` now, with the inverse condition.
void makeBranches(Function &F) {
  for (BasicBlock &Block : F) {
    auto *Switch = dyn_cast<SwitchInst>(Block.getTerminator());
    if (!Switch || Switch->getNumCases() != 1 || !Switch->getCondition()->getType()->isIntegerTy(1))
      continue;
    IRBuilder<> Builder(Switch);
    const SwitchInst::CaseIt Case = Switch->case_begin();
    BasicBlock *True = Case->getCaseSuccessor(), *False = Switch->getDefaultDest();
    if (Case->getCaseValue()->isZero())
      std::swap(True, False);
    BranchInst *Branch = Builder.CreateCondBr(Switch->getCondition(), True, False);
    Branch->copyMetadata(*Switch);
    Switch->eraseFromParent();
  }
}

/// Returns the number of uses that a branch on an equality may replace by a constant.
uint64_t usesOfEquality(const Instruction &I) {
  const auto *Branch = dyn_cast<BranchInst>(&I);
  const auto *Test =
      Branch && Branch->isConditional() ? dyn_cast<CmpInst>(Branch->getCondition()) : nullptr;
  return Test && Test->isEquality() && isa<Constant>(Test->getOperand(1))
             ? Test->getOperand(0)->getNumUses()
             : 0;
}

/// Returns true if \p F has at most MostPairs pairs of instructions with the same operation and
/// operands, or of an equality and a use.
bool hasFewPairs(Function &F) {
  DenseMap<uint64_t, uint64_t> Equal;
  uint64_t Pairs = 0;
  for (const Instruction &I : instructions(F)) {
    if (I.isTerminator())
      Pairs += usesOfEquality(I);
    if (Pairs > MostPairs)
      return false;
    if (I.getType()->isVoidTy() || isa<PHINode>(I) || I.mayReadOrWriteMemory())
      continue;
    const hash_code Hash = hash_combine(I.getOpcode(), I.getType(),
                                        hash_combine_range(I.value_op_begin(), I.value_op_end()));
    Pairs += Equal[uint64_t(Hash) >> 1]++; // a DenseMap reserves the greatest keys
  }
  return true;
}

} // namespace

PreservedAnalyses LimitedInstCombinePass::run(Function &F, FunctionAnalysisManager &FAM) {
  const SmallVector<BranchInst *, 0> Hidden = branchesPastLimit(F);
  for_each(Hidden, makeSwitch);
  PreservedAnalyses Preserved = InstCombinePass().run(F, FAM);
  if (Hidden.empty())
    return Preserved;
  makeBranches(F);
  Preserved = PreservedAnalyses::none();
  Preserved.preserveSet<CFGAnalyses>();
  return Preserved;
}

PreservedAnalyses LimitedGVNPass::run(Function &F, FunctionAnalysisManager &FAM) {
  if (!hasFewPairs(F))
    return EarlyCSEPass(/*UseMemorySSA=*/true).run(F, FAM);
  // Partial redundancy elimination is quadratic in blocks, and adds code.
  return GVNPass(GVNOptions().setPRE(false)).run(F, FAM);
}

PreservedAnalyses LoopMarksPass::run(Function &F, FunctionAnalysisManager &FAM) {
  auto &Loops = FAM.getResult<LoopAnalysis>(F);
  if (Loops.getTopLevelLoops().size() <= MostLoops)
    return PreservedAnalyses::all();
  auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
  for (Loop *L : Loops.getTopLevelLoops()) {
    simplifyLoop(L, &DT, &Loops, nullptr, nullptr, nullptr, /*PreserveLCSSA=*/false);
    if (BasicBlock *Before = L->getLoopPreheader())
      IRBuilder<>(Before->getTerminator()).CreateIntrinsic(Intrinsic::sideeffect, {});
  }
  return PreservedAnalyses::none();
}

PreservedAnalyses LoopMarksEndPass::run(Function &F, FunctionAnalysisManager &) {
  bool HasMarks = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto *Call = dyn_cast<IntrinsicInst>(&I);
        Call && Call->getIntrinsicID() == Intrinsic::sideeffect) {
      Call->eraseFromParent();
      HasMarks = true;
    }
  return HasMarks ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace dxil::lowering
