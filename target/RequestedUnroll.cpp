// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops that the source wants unrolled, `[unroll]` without a number: all of them, at every level of
// optimisation, or an error. The number of turns is what scalar evolution knows of an exit, or what
// comes out when the loop's own values are computed turn by turn, which counters that are floats
// need. A loop whose number depends on the counter of a loop around it is known when that one is
// unrolled.
#include "RequestedUnroll.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/LoopTurns.h"

#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace dxil {
namespace {

constexpr StringLiteral Request = "llvm.loop.unroll.full";

constexpr unsigned MaxTurns = 1 << 12; ///< that are computed one by one
constexpr unsigned MaxBound = 1 << 10; ///< that is taken where the number itself is not known
constexpr uint64_t MaxInstructions = 1 << 16;
constexpr unsigned MaxRounds = 64;  ///< of loops in loops
constexpr unsigned MaxNesting = 64; ///< of a value's operands

bool isRequested(const Loop &L) {
  return findOptionMDForLoop(&L, Request) != nullptr;
}

/// Computes a loop's own values turn by turn, as far as they are constants.
class TurnCounter {
public:
  TurnCounter(Loop &L, const DominatorTree &DT)
      : L(L), Layout(L.getHeader()->getModule()->getDataLayout()) {
    SmallVector<BasicBlock *, 4> Exiting;
    L.getExitingBlocks(Exiting);
    for (BasicBlock *BB : Exiting)
      if (L.getLoopLatch() && DT.dominates(BB, L.getLoopLatch()) &&
          isa<BranchInst>(BB->getTerminator()))
        Exits.push_back(cast<BranchInst>(BB->getTerminator()));
    sort(Exits, [&](BranchInst *A, BranchInst *B) {
      return DT.properlyDominates(A->getParent(), B->getParent());
    });
  }

  /// In which turn one of the exits is taken for certain; 0 if nobody can say.
  unsigned run() {
    BasicBlock *From = L.getLoopPreheader(), *Latch = L.getLoopLatch();
    if (!From || !Latch)
      return 0;
    for (PHINode &Phi : L.getHeader()->phis())
      Counters[&Phi] = dyn_cast<Constant>(Phi.getIncomingValueForBlock(From));
    for (unsigned Turn = 1; Turn <= MaxTurns; ++Turn) {
      Known.clear();
      bool AnyKnown = false;
      for (BranchInst *Exit : Exits) {
        auto *Condition = dyn_cast_or_null<ConstantInt>(valueOf(Exit->getCondition(), 0));
        if (!Condition)
          continue;
        AnyKnown = true;
        if (!L.contains(Exit->getSuccessor(Condition->isZero() ? 1 : 0)))
          return Turn;
      }
      if (!AnyKnown)
        return 0;
      DenseMap<PHINode *, Constant *> Next;
      for (auto [Phi, Value] : Counters)
        Next[Phi] = valueOf(Phi->getIncomingValueForBlock(Latch), 0);
      Counters = std::move(Next);
    }
    return 0;
  }

private:
  Constant *valueOf(Value *V, unsigned Nesting) {
    if (auto *C = dyn_cast<Constant>(V))
      return C;
    auto *I = dyn_cast<Instruction>(V);
    if (!I || !L.contains(I) || Nesting > MaxNesting)
      return nullptr;
    if (auto *Phi = dyn_cast<PHINode>(I))
      return Phi->getParent() == L.getHeader() ? Counters.lookup(Phi) : nullptr;
    auto [It, IsNew] = Known.try_emplace(I, nullptr);
    if (!IsNew)
      return It->second;
    Constant *Result = compute(*I, Nesting);
    return Known[I] = Result;
  }

  Constant *compute(Instruction &I, unsigned Nesting) {
    if (I.mayReadOrWriteMemory() || isa<CallBase, AllocaInst>(I) || I.isTerminator())
      return nullptr;
    if (auto *Select = dyn_cast<SelectInst>(&I)) {
      auto *Condition = dyn_cast_or_null<ConstantInt>(valueOf(Select->getCondition(), Nesting + 1));
      if (!Condition)
        return nullptr;
      return valueOf(Condition->isZero() ? Select->getFalseValue() : Select->getTrueValue(),
                     Nesting + 1);
    }
    SmallVector<Constant *, 4> Operands;
    for (Value *Operand : I.operands()) {
      Operands.push_back(valueOf(Operand, Nesting + 1));
      if (!Operands.back())
        return nullptr;
    }
    return ConstantFoldInstOperands(&I, Operands, Layout);
  }

  Loop &L;
  const DataLayout &Layout;
  SmallVector<BranchInst *, 4> Exits;
  DenseMap<PHINode *, Constant *> Counters;
  DenseMap<Instruction *, Constant *> Known;
};

class RequestedUnroll {
public:
  RequestedUnroll(Function &F, FunctionAnalysisManager &FAM) : F(F), FAM(FAM) {}

  bool run() {
    bool Changed = false;
    for (unsigned Round = 0; Round != MaxRounds && !requests().empty(); ++Round) {
      // The first time what is known may not have got to the loops yet.
      bool Unrolled = unrollAll();
      if (!Unrolled && Round != 0)
        break;
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

  unsigned turnsOf(Loop &L) {
    auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
    auto &DT = FAM.getResult<DominatorTreeAnalysis>(F);
    SmallVector<BasicBlock *, 4> Exiting;
    L.getExitingBlocks(Exiting);
    unsigned Least = 0;
    for (BasicBlock *BB : Exiting) {
      unsigned Turns = L.getLoopLatch() && DT.dominates(BB, L.getLoopLatch())
                           ? SE.getSmallConstantTripCount(&L, BB)
                           : 0;
      if (Turns && (!Least || Turns < Least))
        Least = Turns;
    }
    if (Least)
      return Least;
    if (unsigned Turns = TurnCounter(L, DT).run())
      return Turns;
    unsigned Bound = SE.getSmallConstantMaxTripCount(&L);
    return Bound <= MaxBound ? Bound : 0;
  }

  bool unroll(Loop &L) {
    // What is too large stays a loop, for later passes too.
    uint64_t Size = 0;
    for (const BasicBlock *BB : L.blocks())
      Size += BB->size();
    if (Size > MaxInstructions) {
      L.setLoopAlreadyUnrolled();
      return false;
    }
    // Turns are counted from the block before the loop. Loops in loops get theirs at once.
    if (!L.isLoopSimplifyForm())
      simplifyLoop(L.getOutermostLoop(), &FAM.getResult<DominatorTreeAnalysis>(F), &FAM.getResult<LoopAnalysis>(F),
                 &FAM.getResult<ScalarEvolutionAnalysis>(F), &FAM.getResult<AssumptionAnalysis>(F),
                 nullptr, /*PreserveLCSSA=*/false);
    const unsigned Turns = turnsOf(L);
    LoopUnrollResult Result = unrollTurns(L, Turns, MaxInstructions, F, FAM);
    if (Result == LoopUnrollResult::Unmodified && Size * Turns > MaxInstructions)
      L.setLoopAlreadyUnrolled();
    // Whose turns only TurnCounter knows still has a way back, which constants close.
    if (Result == LoopUnrollResult::PartiallyUnrolled)
      L.setLoopAlreadyUnrolled();
    return Result != LoopUnrollResult::Unmodified;
  }

  /// Whether a counter is compared with an end that is read at run time: such a loop stays one.
  bool countsToAnEnd(const Loop &L) {
    auto &SE = FAM.getResult<ScalarEvolutionAnalysis>(F);
    SmallVector<BasicBlock *, 4> Exiting;
    L.getExitingBlocks(Exiting);
    return any_of(Exiting, [&](BasicBlock *BB) {
      auto *Branch = dyn_cast<BranchInst>(BB->getTerminator());
      auto *Compare =
          Branch && Branch->isConditional() ? dyn_cast<ICmpInst>(Branch->getCondition()) : nullptr;
      return Compare && any_of(Compare->operands(), [&](Value *V) {
               auto *Counter = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(V));
               return Counter && Counter->getLoop() == &L;
             });
    });
  }

  void report(const Loop &L) {
    if (!findOptionMDForLoop(&L, contract::MustUnroll) || countsToAnEnd(L))
      return;
    F.getContext().diagnose(DiagnosticInfoUnsupported(
        F,
        "a loop with [unroll] has no bound that is known when it is compiled (expected one, or "
        "[unroll(n)])",
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

} // namespace dxil
