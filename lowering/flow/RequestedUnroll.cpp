// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unrolls loops with `[unroll]` without a number, at every effort. A loop that would become too
// large stays. An unknown trip count is an error if the loop must be unrolled. The trip count comes
// from scalar evolution or, as floating-point counters need, from computing the loop's values
// iteration by iteration. A trip count that depends on the counter of an outer loop is known once
// that loop is unrolled.
#include "LoopTest.h"
#include "LoopTurns.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "dxil/lowering/passes/Flow.h"

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

constexpr unsigned MaxCountedTurns = 1 << 12; ///< iterations that are computed one by one
constexpr unsigned MaxBound = 1 << 10; ///< the largest trip count that replaces an unknown one
constexpr unsigned MostRequired =
    1 << 10; ///< iterations of a required loop that are computed one by one, as in DXC

bool isRequested(const Loop &L) {
  return findOptionMDForLoop(&L, FullUnrollHint) != nullptr;
}

/// Returns the branches that may leave the loop in every iteration, in program order.
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
      // Counters may be elements of vectors, and known values may not have reached the loops yet.
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
  /// Returns the loops to unroll, inner loops first.
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

  /// Returns the trip count of a loop that must be unrolled, or 0. As in DXC, only the loop's own
  /// test counts, and neither a `break` nor a maximum trip count.
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
    // Counting starts from the preheader. The outermost loop and its inner loops get theirs at
    // once.
    if (!L.isLoopSimplifyForm())
      simplifyLoop(L.getOutermostLoop(), &FAM.getResult<DominatorTreeAnalysis>(F),
                   &FAM.getResult<LoopAnalysis>(F), &FAM.getResult<ScalarEvolutionAnalysis>(F),
                   &FAM.getResult<AssumptionAnalysis>(F), nullptr, /*PreserveLCSSA=*/false);
    const unsigned Turns = turnsOf(L);
    if (Size * Turns > MaxUnrolledInstructions)
      return keep(L);
    const LoopUnrollResult Result = unrollTurns(L, Turns, F, FAM);
    // A loop whose trip count only TurnCounter knows keeps its back edge until constants are
    // propagated.
    if (Result == LoopUnrollResult::PartiallyUnrolled)
      L.setLoopAlreadyUnrolled();
    return Result != LoopUnrollResult::Unmodified;
  }

  /// Keeps a loop that is too large, in later passes too.
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
      if (findOptionMDForLoopID(Loop, FullUnrollHint))
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
