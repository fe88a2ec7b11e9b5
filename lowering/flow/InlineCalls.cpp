// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlines all calls. A function with several calls is simplified, with its inlined callees, before
// it is copied; a function with one call is inlined without that. So the work of later passes
// grows with the source and not with its copies, and a variable of a function becomes a value in
// the function's own control flow graph instead of the whole shader's.
#include "LaneDependence.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Pipelines.h"
#include "dxil/lowering/passes/Flow.h"
#include "numbers/Divisions.h"

#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

bool isInlined(const Function &F) {
  return !F.isDeclaration() && F.hasFnAttribute(llvm::Attribute::AlwaysInline);
}

unsigned numCalls(const Function &F) {
  return unsigned(count_if(F.uses(), [](const Use &U) {
    const auto *Call = dyn_cast<CallBase>(U.getUser());
    return Call && Call->isCallee(&U);
  }));
}

/// Returns true if the module has precise values. Their operands still have fast-math flags that
/// dxil-precise-values has to remove.
bool hasExactValues(const Module &M) {
  return any_of(M, [](const Function &F) {
    return F.isDeclaration() && F.getName().starts_with(contract::ExactPrefix);
  });
}

/// Merges blocks into their only predecessor. Later passes then have less work: inlining leaves an
/// entry and an exit block of each callee.
void mergeBlocks(Function &F) {
  for (BasicBlock &BB : make_early_inc_range(drop_begin(F)))
    MergeBlockIntoPredecessor(&BB);
}

class CallInliner {
public:
  CallInliner(Module &M, FunctionAnalysisManager &FAM)
      : M(M), FAM(FAM), Lanes(M), MaySimplify(!hasExactValues(M)) {
    markConvergentCalls(M, Lanes);
  }

  /// Bottom-up over the call graph.
  void run() {
    SmallVector<Function *> Order;
    {
      CallGraph Graph(M);
      for (auto Iterator = scc_begin(&Graph); !Iterator.isAtEnd(); ++Iterator)
        for (const CallGraphNode *Node : *Iterator)
          if (Function *F = Node->getFunction(); F && !F->isDeclaration())
            Order.push_back(F);
    }
    for (Function *F : Order) {
      if (isInlined(*F) && numCalls(*F) > 1)
        Copied.insert(F);
      else if (isInlined(*F) && F->hasOneUse() && numCalls(*F) == 1)
        Moved.insert(F);
      mergeBlocks(*F);
    }
    for (Function *F : Order) {
      if (Moved.contains(F))
        continue; // after inlining, its calls are calls of the caller
      inlineCallsOf(*F);
      FAM.invalidate(*F, PreservedAnalyses::none());
      if (Copied.contains(F) && MaySimplify)
        simplify(*F);
    }
    for (Function *F : reverse(Order))
      if (isInlined(*F) && F->hasLocalLinkage() && F->use_empty()) {
        FAM.clear(*F, F->getName());
        F->eraseFromParent();
      }
  }

private:
  void inlineCallsOf(Function &F) {
    SmallVector<CallBase *> Work;
    auto Add = [&](CallBase *Call) {
      if (const Function *Callee = Call->getCalledFunction(); Callee && isInlined(*Callee))
        Work.push_back(Call);
    };
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I))
        Add(Call);
    if (Work.empty())
      return;
    while (!Work.empty()) {
      CallBase *Call = Work.pop_back_val();
      InlineFunctionInfo Info;
      if (!InlineFunction(*Call, Info, /*MergeAttributes=*/true).isSuccess())
        continue;
      for (CallBase *Inner : Info.InlinedCallSites)
        Add(Inner);
    }
    mergeBlocks(F);
  }

  /// Keeps the facts of the source that later passes need: guarded divisions, and the shape of
  /// loops that have [unroll] or lane-dependent operations.
  void simplify(Function &F) {
    FAM.invalidate(F, functionPasses(CalleeValues).run(F, FAM));
    if (keepsLoops(F))
      return;
    bool Changed = guardDivisions(F);
    if (!Lanes.contains(F))
      Changed |= foldLoopBreaks(F, Lanes);
    if (Changed)
      FAM.invalidate(F, PreservedAnalyses::none());
    FAM.invalidate(F, functionPasses(CalleeFlow).run(F, FAM));
  }

  bool keepsLoops(Function &F) {
    const LoopInfo &Loops = FAM.getResult<LoopAnalysis>(F);
    return !Loops.empty() && (Lanes.contains(F) || any_of(Loops.getLoopsInPreorder(), [](Loop *L) {
                                return hasUnrollTransformation(L) == TM_ForcedByUser;
                              }));
  }

  Module &M;
  FunctionAnalysisManager &FAM;
  const LaneDependence Lanes;
  const bool MaySimplify;
  DenseSet<const Function *> Copied; ///< called several times
  DenseSet<const Function *>
      Moved; ///< called once and in no table, unlike a library's constructors
};

} // namespace

PreservedAnalyses InlineCallsPass::run(Module &M, ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  CallInliner(M, FAM).run();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
