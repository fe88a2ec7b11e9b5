// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports loops that provably have no exit. Sparse conditional constant propagation with integer
// ranges finds the branches that may be taken. A cycle of blocks that no taken branch leaves is an
// error, as in DXC ("Loop must have break"). Runs before any pass could remove such a loop or the
// code after it.
#include "dxil/lowering/passes/Flow.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/SCCPSolver.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// The branches of a function that may be taken.
class TakenBranches {
public:
  TakenBranches(Function &F, FunctionAnalysisManager &FAM)
      : Solver(
            F.getDataLayout(),
            [&](Function &) -> const TargetLibraryInfo & {
              return FAM.getResult<TargetLibraryAnalysis>(F);
            },
            F.getContext()) {
    Solver.markBlockExecutable(&F.front());
    for (Argument &A : F.args())
      Solver.markOverdefined(&A);
    do
      Solver.solve();
    while (Solver.resolvedUndefsIn(F));
  }

  bool isReached(BasicBlock &BB) const { return Solver.isBlockExecutable(&BB); }
  bool isTaken(BasicBlock &From, BasicBlock &To) const { return Solver.isEdgeFeasible(&From, &To); }

private:
  mutable SCCPSolver Solver;
};

/// Returns the reached blocks of \p F from which taken branches never lead to its end.
DenseSet<BasicBlock *> blocksWithoutEnd(Function &F, const TakenBranches &Branches) {
  DenseSet<BasicBlock *> Ends;
  SmallVector<BasicBlock *, 16> Work;
  for (BasicBlock &BB : F)
    if (Branches.isReached(BB) && succ_empty(&BB) && Ends.insert(&BB).second)
      Work.push_back(&BB);
  while (!Work.empty()) {
    BasicBlock *BB = Work.pop_back_val();
    for (BasicBlock *From : predecessors(BB))
      if (Branches.isReached(*From) && Branches.isTaken(*From, *BB) && Ends.insert(From).second)
        Work.push_back(From);
  }
  DenseSet<BasicBlock *> Result;
  for (BasicBlock &BB : F)
    if (Branches.isReached(BB) && !Ends.contains(&BB))
      Result.insert(&BB);
  return Result;
}

/// Returns true if all reached blocks of \p L are in \p Without and no taken branch leaves \p L:
/// the loop itself has no exit, not only an inner loop.
bool isEndless(const Loop &L, const DenseSet<BasicBlock *> &Without,
               const TakenBranches &Branches) {
  for (BasicBlock *BB : L.blocks())
    for (BasicBlock *To : successors(BB))
      if (Branches.isReached(*BB) && Branches.isTaken(*BB, *To) &&
          (!L.contains(To) || !Without.contains(BB)))
        return false;
  return Without.contains(L.getHeader());
}

void report(Function &F, const Loop &L) {
  F.getContext().diagnose(DiagnosticInfoUnsupported(
      F,
      "infinite loop: its condition never becomes false, and no break or return of it is reached",
      L.getStartLoc()));
}

} // namespace

PreservedAnalyses EndlessLoopsPass::run(Function &F, FunctionAnalysisManager &FAM) {
  const LoopInfo &Loops = FAM.getResult<LoopAnalysis>(F);
  if (Loops.empty())
    return PreservedAnalyses::all();
  const TakenBranches Branches(F, FAM);
  const DenseSet<BasicBlock *> Without = blocksWithoutEnd(F, Branches);
  if (Without.empty())
    return PreservedAnalyses::all();
  // Inlining may have copied the loop: report it once.
  SmallVector<std::pair<unsigned, const DIScope *>, 4> Reported;
  for (const Loop *L : Loops.getLoopsInPreorder()) {
    if (!isEndless(*L, Without, Branches))
      continue;
    const DebugLoc Start = L->getStartLoc();
    const std::pair<unsigned, const DIScope *> Place{Start ? Start.getLine() : 0,
                                                     Start ? Start->getScope() : nullptr};
    if (is_contained(Reported, Place))
      continue;
    Reported.push_back(Place);
    report(F, *L);
  }
  return PreservedAnalyses::all();
}

} // namespace dxil::lowering
