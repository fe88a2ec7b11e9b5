// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All calls are inlined. What is called several times is made small before it is copied, with what
// it calls; what is called once goes into its caller as it is. So the work of the passes behind
// grows with the source rather than with its copies, and a variable of a function becomes a value
// in the function's own control flow graph, not in that of the whole shader.
#include "LaneDependence.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Passes.h"
#include "dxil/lowering/Pipelines.h"
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

/// Whether a value of the module has to be exact. What it is computed from still has fast-math
/// flags that it must not have.
bool hasExactValues(const Module &M) {
  return any_of(M, [](const Function &F) {
    return F.isDeclaration() && F.getName().starts_with(contract::ExactPrefix);
  });
}

/// Functions begin and end in blocks of their own, of which nothing is left to see once they are
/// inlined. What is done for each block is done for fewer.
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

  /// From the leaves of the call graph up.
  void run() {
    SmallVector<Function *> Order;
    {
      CallGraph Graph(M);
      for (auto It = scc_begin(&Graph); !It.isAtEnd(); ++It)
        for (const CallGraphNode *Node : *It)
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
        continue; // its caller's calls are its own
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

  /// What passes before the optimizer have to see of the source is still there: divisions that may
  /// be by zero are guarded, and loops that are to be unrolled, or have operations in them that
  /// depend on lanes, are as they were written.
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
  DenseSet<const Function *> Moved; ///< called once, and in no table: constructors of a library are
};

} // namespace

PreservedAnalyses InlineCallsPass::run(Module &M, ModuleAnalysisManager &MAM) {
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  CallInliner(M, FAM).run();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
