// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops that the source wants unrolled, `[unroll]` without a number: at every level of
// optimisation, but for those that would become too large, which stay loops. One whose number of
// iterations is unknown is an error. The number is what scalar evolution knows of an exit, or what
// comes out when the loop's own values are computed turn by turn, which counters that are floats
// need. A loop whose number depends on the counter of a loop around it is known when that one is
// unrolled.
#include "LoopTest.h"
#include "LoopTurns.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Scalar/Scalarizer.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr StringLiteral Request = "llvm.loop.unroll.full";

constexpr unsigned MaxCountedTurns = 1 << 12; ///< that are computed one by one
constexpr unsigned MaxBound = 1 << 10; ///< that is taken where the number itself is not known
constexpr unsigned MostRequired =
    1 << 10; ///< that a loop may have whose count is found turn by turn, as in DXC

bool isRequested(const Loop &L) {
  return findOptionMDForLoop(&L, Request) != nullptr;
}

/// Branches by which each turn may leave the loop, the first first.
SmallVector<BranchInst *, 4> certainExits(const Loop &L, const DominatorTree &DT) {
  SmallVector<BranchInst *, 4> Exits;
  SmallVector<BasicBlock *, 4> Exiting;
  L.getExitingBlocks(Exiting);
  for (BasicBlock *BB : Exiting)
    if (L.getLoopLatch() && DT.dominates(BB, L.getLoopLatch()) &&
        isa<BranchInst>(BB->getTerminator()))
      Exits.push_back(cast<BranchInst>(BB->getTerminator()));
  sort(Exits, [&](BranchInst *A, BranchInst *B) {
    return DT.properlyDominates(A->getParent(), B->getParent());
  });
  return Exits;
}

class RequestedUnroll {
public:
  RequestedUnroll(Function &F, FunctionAnalysisManager &FAM) : F(F), FAM(FAM) {}

  bool run() {
    bool Changed = false, IsSplit = false;
    for (unsigned Round = 0; Round != MaxUnrollRounds && !requests().empty(); ++Round) {
      if (Round)
        shareAfterUnrolling(F, FAM);
      // Counters may be elements of vectors, and what is known may not have got to the loops yet.
      if (!unrollAll()) {
        if (std::exchange(IsSplit, true))
          break;
        FAM.invalidate(F, ScalarizerPass().run(F, FAM));
      }
      Changed = true;
      simplifyAfterUnrolling(F, FAM);
    }
    for (Loop *L : requests())
      report(*L);
    return Changed;
  }

private:
  /// Inner loops first.
  SmallVector<Loop *, 4> requests() {
    SmallVector<Loop *, 4> Result = FAM.getResult<LoopAnalysis>(F).getLoopsInPreorder();
    erase_if(Result, [](Loop *L) { return !isRequested(*L); });
    std::reverse(Result.begin(), Result.end());
    return Result;
  }

  bool unrollAll() {
    bool Any = false;
    for (bool Again = true; std::exchange(Again, false);)
      for (Loop *L : requests())
        if (unroll(*L)) {
          Any = Again = true;
          break;
        }
    return Any;
  }

  /// Of a loop that must be unrolled its own test has to say it, as in DXC: neither a `break` nor
  /// the most turns that are possible.
  unsigned turnsOfRequired(Loop &L, BranchInst &Test) {
    auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
    if (unsigned Turns = SE.getSmallConstantTripCount(&L, Test.getParent()))
      return Turns;
    const bool IsBefore = Test.getParent() == L.getHeader();
    return TurnCounter(L, FAM.getResult<LoopAnalysis>(F)).run({&Test}, MostRequired + IsBefore);
  }

  unsigned turnsOf(Loop &L) {
    auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
    if (findOptionMDForLoop(&L, contract::MustUnroll))
      if (BranchInst *Test = sourceTest(L))
        return turnsOfRequired(L, *Test);
    auto Exits = certainExits(L, FAM.getResult<DominatorTreeAnalysis>(F));
    unsigned Least = 0;
    for (BranchInst *Exit : Exits) {
      unsigned Turns = SE.getSmallConstantTripCount(&L, Exit->getParent());
      if (Turns && (!Least || Turns < Least))
        Least = Turns;
    }
    if (Least)
      return Least;
    if (unsigned Turns = TurnCounter(L, FAM.getResult<LoopAnalysis>(F)).run(Exits, MaxCountedTurns))
      return Turns;
    unsigned Bound = SE.getSmallConstantMaxTripCount(&L);
    return Bound <= MaxBound ? Bound : 0;
  }

  bool unroll(Loop &L) {
    const uint64_t Size = instructionCount(L);
    if (Size > MaxUnrolledInstructions)
      return keep(L);
    // Turns are counted from the block before the loop. Loops in loops get theirs at once.
    if (!L.isLoopSimplifyForm())
      simplifyLoop(L.getOutermostLoop(), &FAM.getResult<DominatorTreeAnalysis>(F),
                   &FAM.getResult<LoopAnalysis>(F), &FAM.getResult<ScalarEvolutionAnalysis>(F),
                   &FAM.getResult<AssumptionAnalysis>(F), nullptr, /*PreserveLCSSA=*/false);
    const unsigned Turns = turnsOf(L);
    if (Size * Turns > MaxUnrolledInstructions)
      return keep(L);
    const LoopUnrollResult Result = unrollTurns(L, Turns, F, FAM);
    // Whose turns only TurnCounter knows still has a way back, which constants close.
    if (Result == LoopUnrollResult::PartiallyUnrolled)
      L.setLoopAlreadyUnrolled();
    return Result != LoopUnrollResult::Unmodified;
  }

  /// What is too large stays a loop, for later passes too.
  static bool keep(Loop &L) {
    L.setLoopAlreadyUnrolled();
    return false;
  }

  void report(const Loop &L) {
    if (!findOptionMDForLoop(&L, contract::MustUnroll))
      return;
    F.getContext().diagnose(DiagnosticInfoUnsupported(
        F, "cannot unroll loop: its trip count is not known at compile time; write [unroll(n)]",
        L.getStartLoc()));
  }

  Function &F;
  FunctionAnalysisManager &FAM;
};

bool hasRequest(const Function &F) {
  for (const BasicBlock &BB : F)
    if (MDNode *Loop = BB.getTerminator()->getMetadata(LLVMContext::MD_loop))
      if (findOptionMDForLoopID(Loop, Request))
        return true;
  return false;
}

} // namespace

PreservedAnalyses RequestedUnrollPass::run(Function &F, FunctionAnalysisManager &FAM) {
  if (!hasRequest(F) || !RequestedUnroll(F, FAM).run())
    return PreservedAnalyses::all();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
