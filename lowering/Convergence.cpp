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
#include "llvm/ADT/SetVector.h"
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
#include <optional>

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

bool isBreak(const Value *V) {
  auto *Call = dyn_cast<CallInst>(V);
  return Call && Call->getCalledFunction() && Call->getCalledFunction()->getName() == BreakName;
}

/// What a condition is where breaks are taken, if that alone decides it. Optimizers join conditions of branches.
std::optional<bool> valueIfBreaking(const Value *V, unsigned Depth = 4) {
  if (isBreak(V))
    return true;
  if (auto *Known = dyn_cast<ConstantInt>(V))
    return Known->isOne();
  auto *I = dyn_cast<Instruction>(V);
  if (!I || !Depth)
    return std::nullopt;
  auto Operand = [&](unsigned Index) { return valueIfBreaking(I->getOperand(Index), Depth - 1); };
  if (isa<SelectInst>(I)) {
    if (std::optional<bool> Condition = Operand(0))
      return Operand(*Condition ? 1 : 2);
    std::optional<bool> A = Operand(1), B = Operand(2);
    return A == B ? A : std::nullopt;
  }
  const bool IsOr = I->getOpcode() == Instruction::Or;
  if (IsOr || I->getOpcode() == Instruction::And) {
    std::optional<bool> A = Operand(0), B = Operand(1);
    if (A == IsOr || B == IsOr)
      return IsOr;
    return A && B ? A : std::nullopt;
  }
  if (I->getOpcode() == Instruction::Xor)
    if (std::optional<bool> A = Operand(0), B = Operand(1); A && B)
      return *A != *B;
  return std::nullopt;
}

/// A branch that leaves its loop, or, for all that LLVM knows, stays in it: the way that it takes.
struct Break {
  BranchInst *Branch = nullptr;
  bool Taken = false;
  explicit operator bool() const { return Branch; }
  BasicBlock *target() const { return Branch->getSuccessor(Taken ? 0 : 1); }
};

Break breakOf(BasicBlock &BB) {
  auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Branch || !Branch->isConditional() || isa<Constant>(Branch->getCondition()))
    return {};
  std::optional<bool> Taken = valueIfBreaking(Branch->getCondition());
  return Taken ? Break{Branch, *Taken} : Break();
}

using Blocks = SmallPtrSet<BasicBlock *, 32>;

/// The blocks of \p L from which a way that a program can take leads back to its header.
Blocks naturalBlocks(const Loop &L) {
  Blocks Natural;
  SmallVector<BasicBlock *> Work;
  auto Reach = [&](BasicBlock *From, BasicBlock *To) {
    if (Break Leave = breakOf(*From); Leave && Leave.target() != To)
      return; // A way that is never taken.
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
    if (none_of(L->blocks(), [](BasicBlock *BB) { return bool(breakOf(*BB)); }))
      continue;
    Blocks Stray = strayBlocks(*L, naturalBlocks(*L), Lanes);
    for (BasicBlock *BB : Stray)
      if (Break Leave = breakOf(*BB))
        Needed.insert(Leave.Branch);
  }
  return Needed;
}

Function *declaredBreak(Module &M) {
  Function *F = M.getFunction(BreakName);
  return F && F->isDeclaration() && F->getReturnType()->isIntegerTy(1) && F->arg_empty() ? F : nullptr;
}

/// The branches that a break's value reaches by way of other conditions; nothing if it goes elsewhere as well, where
/// an optimizer may make a branch of it later.
std::optional<SmallPtrSet<BranchInst *, 4>> branchesOn(CallInst &Call) {
  SmallPtrSet<BranchInst *, 4> Branches;
  SmallPtrSet<Instruction *, 8> Seen{&Call};
  SmallVector<Instruction *> Work{&Call};
  while (!Work.empty())
    for (User *U : Work.pop_back_val()->users()) {
      auto *I = cast<Instruction>(U);
      if (auto *Branch = dyn_cast<BranchInst>(I))
        Branches.insert(Branch);
      else if (!isa<SelectInst, BinaryOperator>(I))
        return std::nullopt;
      else if (Seen.insert(I).second)
        Work.push_back(I);
    }
  return Branches;
}

/// Lets the breaks that nothing needs be the plain ones that they stand for.
void foldBreaks(Function &BreakFunction, const LaneDependence &Lanes) {
  SmallVector<CallInst *> Calls;
  SmallSetVector<Function *, 8> Callers;
  for (User *U : BreakFunction.users())
    if (auto *Call = dyn_cast<CallInst>(U)) {
      Calls.push_back(Call);
      Callers.insert(Call->getFunction());
    }
  DenseMap<Function *, DenseSet<BranchInst *>> Needed;
  for (Function *F : Callers)
    if (Lanes.contains(*F))
      Needed[F] = neededBreaks(*F, Lanes);
  for (CallInst *Call : Calls) {
    auto Branches = branchesOn(*Call);
    const auto &Kept = Needed[Call->getFunction()];
    if (!Branches || any_of(*Branches, [&](BranchInst *Branch) { return Kept.contains(Branch); }))
      continue;
    for (BranchInst *Branch : *Branches)
      if (Break Leave = breakOf(*Branch->getParent()))
        Leave.Branch->setCondition(ConstantInt::get(Type::getInt1Ty(Call->getContext()), Leave.Taken));
    Call->replaceAllUsesWith(ConstantInt::getTrue(Call->getContext()));
    Call->eraseFromParent();
    for (BranchInst *Branch : *Branches)
      ConstantFoldTerminator(Branch->getParent());
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
