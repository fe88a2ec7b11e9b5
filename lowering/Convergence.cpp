// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of waves and quads, derivatives and the like are executed by the lanes that HLSL's structured control
// flow says. A block that ends in `break` or `return` is within its loop: each turn's lanes execute it by themselves.
// In a control flow graph it is no part of the loop, since no way leads back from it, and lanes of all turns may meet
// in it. So a front end writes such a statement as a branch on `dxil.loop.break`, which is true and which nobody
// knows to be: the other way leads back into the loop. Where no operation in the loop needs it, it becomes true at
// once (optimizers then see the plain loop); where one does, it stays, and is written as DXC writes it: a test of the
// constant @dx.break.cond.

#include "Convergence.h"
#include "OpLowering.h"
#include "dxil/lowering/Passes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

#include <dxil/intrinsics.h>

using namespace llvm;

namespace dxil {

namespace rows {
#include <dxil/generated/IntrinsicToOp.inc>
} // namespace rows

namespace {

constexpr StringLiteral BreakName = "dxil.loop.break";
/// DXC's name, by which readers of DXIL know what such a test is.
constexpr StringLiteral ConstantName = "dx.break.cond";

bool exchangesBetweenLanes(OpCode Op, Version V) {
  for (Attribute A : {Attribute::IsConvergent, Attribute::IsWave, Attribute::IsDerivative, Attribute::IsGradient,
                      Attribute::IsBarrier})
    if (attributes(Op, V).contains(A))
      return true;
  return false;
}

} // namespace

bool dependsOnLanes(const Function &F) {
  const Version V = targetOf(*F.getParent()).DXIL;
  if (Intrinsic::ID Id = F.getIntrinsicID()) {
    for (const IntrinsicRow &Row : rows::IntrinsicToOp)
      if (Row.Intrinsic == Id)
        return exchangesBetweenLanes(Row.Op, V);
    return F.isConvergent();
  }
  if (auto Name = parseExtensionName(std::string_view(F.getName())))
    return exchangesBetweenLanes(Name->Op->Code, V);
  return F.isConvergent() && F.getName() != BreakName && !F.getName().starts_with("dxil.");
}

namespace {

/// Which functions of a module depend on the lanes that call them, themselves or by what they call.
class LaneDependence {
public:
  explicit LaneDependence(Module &M) {
    SmallVector<Function *> Work;
    for (Function &F : M)
      if (F.isDeclaration() && dependsOnLanes(F))
        add(F, Work);
    while (!Work.empty())
      for (User *U : Work.pop_back_val()->users())
        if (auto *Call = dyn_cast<CallBase>(U))
          add(*Call->getFunction(), Work);
  }

  bool contains(const Function &F) const { return Dependent.contains(&F); }
  bool contains(const CallBase &Call) const {
    const Function *Callee = Call.getCalledFunction();
    return !Callee || contains(*Callee);
  }
  bool contains(const BasicBlock &BB) const {
    return any_of(BB, [&](const Instruction &I) {
      auto *Call = dyn_cast<CallBase>(&I);
      return Call && contains(*Call);
    });
  }

private:
  void add(Function &F, SmallVectorImpl<Function *> &Work) {
    if (Dependent.insert(&F).second)
      Work.push_back(&F);
  }

  DenseSet<const Function *> Dependent;
};

/// LLVM keeps convergent calls where they are; clang calls every function of HLSL convergent, and LLVM 22 has
/// derivatives that are not.
void markCalls(Module &M, const LaneDependence &Lanes) {
  for (Function &F : M) {
    bool Dependent = Lanes.contains(F);
    if (Dependent != F.isConvergent())
      Dependent ? F.setConvergent() : F.setNotConvergent();
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I); Call && Call->getCalledFunction())
        Lanes.contains(*Call) ? Call->setConvergent() : Call->setNotConvergent();
  }
}

/// A branch that leaves its loop, or, for all that LLVM knows, stays in it.
BranchInst *breakOf(BasicBlock &BB) {
  auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
  auto *Call = Branch && Branch->isConditional() ? dyn_cast<CallInst>(Branch->getCondition()) : nullptr;
  return Call && Call->getCalledFunction() && Call->getCalledFunction()->getName() == BreakName ? Branch : nullptr;
}

using Blocks = SmallPtrSet<BasicBlock *, 32>;

/// The blocks of \p L from which a way that a program can take leads back to its header.
Blocks naturalBlocks(const Loop &L) {
  Blocks Natural;
  SmallVector<BasicBlock *> Work;
  auto Reach = [&](BasicBlock *From, BasicBlock *To) {
    BranchInst *Break = breakOf(*From);
    // The way that is never taken, unless both lead there.
    if (Break && Break->getSuccessor(0) != To)
      return;
    if (L.contains(From) && Natural.insert(From).second)
      Work.push_back(From);
  };
  for (BasicBlock *Latch : predecessors(L.getHeader()))
    Reach(Latch, L.getHeader());
  while (!Work.empty()) {
    BasicBlock *BB = Work.pop_back_val();
    if (BB == L.getHeader())
      continue;
    for (BasicBlock *Before : predecessors(BB))
      Reach(Before, BB);
  }
  return Natural;
}

/// The blocks of \p L that a way within the turn leads to from one outside of \p Natural whose operations depend on
/// the lanes of that turn.
Blocks strayBlocks(const Loop &L, const Blocks &Natural, const LaneDependence &Lanes) {
  Blocks Stray;
  SmallVector<BasicBlock *> Work;
  for (BasicBlock *BB : L.blocks())
    if (!Natural.contains(BB) && Lanes.contains(*BB) && Stray.insert(BB).second)
      Work.push_back(BB);
  while (!Work.empty())
    for (BasicBlock *Next : successors(Work.pop_back_val()))
      if (Next != L.getHeader() && L.contains(Next) && Stray.insert(Next).second)
        Work.push_back(Next);
  return Stray;
}

/// The breaks of \p F that keep an operation in its loop.
DenseSet<BranchInst *> neededBreaks(Function &F, const LaneDependence &Lanes) {
  DenseSet<BranchInst *> Needed;
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  for (Loop *L : Loops.getLoopsInPreorder()) {
    if (none_of(L->blocks(), [](BasicBlock *BB) { return breakOf(*BB); }))
      continue;
    Blocks Stray = strayBlocks(*L, naturalBlocks(*L), Lanes);
    for (BasicBlock *BB : Stray)
      if (BranchInst *Break = breakOf(*BB))
        Needed.insert(Break);
  }
  return Needed;
}

Function *declaredBreak(Module &M) {
  Function *F = M.getFunction(BreakName);
  return F && F->isDeclaration() && F->getReturnType()->isIntegerTy(1) && F->arg_empty() ? F : nullptr;
}

/// Lets the breaks that nothing needs be the plain ones that they stand for.
void foldBreaks(Function &Break, const LaneDependence &Lanes) {
  SmallVector<CallInst *> Calls;
  SmallPtrSet<Function *, 8> Callers;
  for (User *U : Break.users())
    if (auto *Call = dyn_cast<CallInst>(U)) {
      Calls.push_back(Call);
      Callers.insert(Call->getFunction());
    }
  DenseMap<Function *, DenseSet<BranchInst *>> Needed;
  for (Function *F : Callers)
    if (Lanes.contains(*F))
      Needed[F] = neededBreaks(*F, Lanes);
  for (CallInst *Call : Calls) {
    const auto &Kept = Needed[Call->getFunction()];
    if (any_of(Call->users(), [&](User *U) { return isa<BranchInst>(U) && Kept.contains(cast<BranchInst>(U)); }))
      continue;
    SmallVector<BasicBlock *> Blocks;
    for (User *U : Call->users())
      if (auto *Branch = dyn_cast<BranchInst>(U))
        Blocks.push_back(Branch->getParent());
    Call->replaceAllUsesWith(ConstantInt::getTrue(Call->getContext()));
    Call->eraseFromParent();
    for (BasicBlock *BB : Blocks)
      ConstantFoldTerminator(BB);
  }
  for (Function *F : Callers)
    removeUnreachableBlocks(*F);
}

/// Nobody looks into it, so that a break is neither known, nor moved, nor shared with another.
void describeBreak(Function &Break) {
  Break.setNotConvergent();
  Break.setDoesNotThrow();
  Break.setWillReturn();
  Break.setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
}

/// What DXC writes: the first number of a constant array is zero.
void writeBreaks(Module &M, Function &Break) {
  if (Break.use_empty())
    return;
  auto *I32 = Type::getInt32Ty(M.getContext());
  auto *Array = ArrayType::get(I32, 1);
  auto *Constant = new GlobalVariable(M, Array, /*isConstant=*/true, GlobalValue::InternalLinkage,
                                      ConstantAggregateZero::get(Array), ConstantName);
  for (User *U : make_early_inc_range(Break.users())) {
    auto *Call = cast<CallInst>(U);
    IRBuilder<> B(Call);
    Value *Place = B.CreateInBoundsGEP(Array, Constant, {B.getInt32(0), B.getInt32(0)});
    Call->replaceAllUsesWith(B.CreateICmpEQ(B.CreateAlignedLoad(I32, Place, Align(4)), B.getInt32(0)));
    Call->eraseFromParent();
  }
}

} // namespace

PreservedAnalyses ConvergencePass::run(Module &M, ModuleAnalysisManager &) {
  LaneDependence Lanes(M);
  markCalls(M, Lanes);
  if (Function *Break = declaredBreak(M)) {
    describeBreak(*Break);
    foldBreaks(*Break, Lanes);
  }
  return PreservedAnalyses::none();
}

PreservedAnalyses LoopBreaksPass::run(Module &M, ModuleAnalysisManager &) {
  Function *Break = declaredBreak(M);
  if (!Break)
    return PreservedAnalyses::all();
  foldBreaks(*Break, LaneDependence(M));
  writeBreaks(M, *Break);
  Break->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil
