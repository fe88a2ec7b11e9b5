// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's structured control flow decides which lanes execute an operation of waves or quads, a
// derivative and the like. A block that ends in `break` or `return` belongs to its loop: the lanes
// of each iteration execute it by themselves. In the control flow graph it does not, since no path
// leads back to the header, and lanes of all iterations may meet in it. Optimizers also move blocks
// out of a loop, where a flag ends the loop.
//
//   front end               writes `break` and `return` in a loop as a branch on `dxil.loop.break`
//                           with `continue` as its other edge, so that the loops of the graph are
//                           those of the source
//   dxil-convergence        before the optimizer; gives each operation the token of its loop
//                           (docs/ConvergentOperations of LLVM), and folds breaks that no operation
//                           needs
//   dxil-structured-loops   after the optimizer; adds an edge back to the loop after an operation
//                           outside of its loop, and removes the tokens
//   dxil-loop-breaks        writes the conditions of these edges as DXC does, by the constant
//                           @dx.break.cond

#include "Convergence.h"
#include "LaneDependence.h"
#include "dxil/contract/IntrinsicRows.h"
#include "dxil/lowering/passes/Flow.h"
#include "ops/OpLowering.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Local.h"

#include "dxil/extension_names.h"
#include <dxil/contract_names.h>
#include <optional>

using namespace llvm;

namespace dxil::lowering {

namespace {

bool exchangesBetweenLanes(OpCode Op, Version V) {
  for (Attribute A : {Attribute::IsConvergent, Attribute::IsWave, Attribute::IsDerivative,
                      Attribute::IsGradient, Attribute::IsBarrier})
    if (attributes(Op, V).contains(A))
      return true;
  return false;
}

} // namespace

bool dependsOnLanes(const Function &F) {
  const Version V = targetOf(*F.getParent()).DXIL;
  if (Intrinsic::ID Id = F.getIntrinsicID()) {
    if (isConvergenceControlIntrinsic(Id))
      return false;
    for (const IntrinsicRow &Row : contract::intrinsicRows())
      if (Row.Intrinsic == Id)
        return exchangesBetweenLanes(Row.Op, V);
    return F.isConvergent();
  }
  if (auto Name = parseExtensionName(std::string_view(F.getName())))
    return exchangesBetweenLanes(Name->Op->Code, V);
  return F.isConvergent() && F.getName() != StringRef(contract::LoopBreak) &&
         !isExtensionName(F.getName());
}

LaneDependence::LaneDependence(Module &M) {
  SmallVector<Function *> Work;
  for (Function &F : M)
    if (F.isDeclaration() && dependsOnLanes(F))
      add(F, Work);
  while (!Work.empty())
    for (User *U : Work.pop_back_val()->users())
      if (auto *Call = dyn_cast<CallBase>(U))
        add(*Call->getFunction(), Work);
}

bool LaneDependence::contains(const CallBase &Call) const {
  const Function *Callee = Call.getCalledFunction();
  return !Callee || contains(*Callee);
}

bool LaneDependence::contains(const BasicBlock &BB) const {
  return any_of(BB, [&](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    return Call && contains(*Call);
  });
}

void LaneDependence::add(Function &F, SmallVectorImpl<Function *> &Work) {
  if (Dependent.insert(&F).second)
    Work.push_back(&F);
}

void markConvergentCalls(Module &M, const LaneDependence &Lanes) {
  for (Function &F : M) {
    if (isConvergenceControlIntrinsic(F.getIntrinsicID()))
      continue;
    bool Dependent = Lanes.contains(F);
    if (Dependent != F.isConvergent())
      Dependent ? F.setConvergent() : F.setNotConvergent();
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallBase>(&I);
          Call && Call->getCalledFunction() && !isa<ConvergenceControlInst>(Call))
        Lanes.contains(*Call) ? Call->setConvergent() : Call->setNotConvergent();
  }
}

namespace {

Function *declaredBreak(Module &M) {
  Function *F = M.getFunction(contract::LoopBreak);
  return F && F->isDeclaration() && F->getReturnType()->isIntegerTy(1) && F->arg_empty() ? F
                                                                                         : nullptr;
}

/// Declares `dxil.loop.break`. Its memory effects keep LLVM from folding, moving or merging breaks.
Function *declareBreak(Module &M) {
  auto *F = cast<Function>(
      M.getOrInsertFunction(contract::LoopBreak, Type::getInt1Ty(M.getContext())).getCallee());
  F->setDoesNotThrow();
  F->setWillReturn();
  F->setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
  return F;
}

/// Gives the lane-dependent calls of a function the convergence tokens of their loops.
class TokenWriter {
public:
  TokenWriter(Function &F, const LaneDependence &Lanes)
      : F(F), Lanes(Lanes), Tree(F), Loops(Tree) {}

  void run() {
    SmallVector<CallBase *> Calls;
    for (BasicBlock &BB : F)
      for (Instruction &I : BB)
        if (auto *Call = dyn_cast<CallBase>(&I);
            Call && Lanes.contains(*Call) && Tree.isReachableFromEntry(&BB))
          Calls.push_back(Call);
    for (CallBase *Call : Calls) {
      if (Call->getOperandBundle(LLVMContext::OB_convergencectrl))
        continue;
      CallBase *New = CallBase::addOperandBundle(
          Call, LLVMContext::OB_convergencectrl,
          OperandBundleDef("convergencectrl", tokenOf(Loops.getLoopFor(Call->getParent()))),
          Call->getIterator());
      New->takeName(Call);
      New->copyMetadata(*Call);
      Call->replaceAllUsesWith(New);
      Call->eraseFromParent();
    }
  }

private:
  ConvergenceControlInst *tokenOf(Loop *L) {
    ConvergenceControlInst *&Token = Tokens[L];
    if (!Token && !L)
      Token = ConvergenceControlInst::CreateEntry(F.getEntryBlock());
    else if (!Token) {
      ConvergenceControlInst *Parent = tokenOf(L->getParentLoop());
      return Tokens[L] = ConvergenceControlInst::CreateLoop(*L->getHeader(), Parent);
    }
    return Token;
  }

  Function &F;
  const LaneDependence &Lanes;
  DominatorTree Tree;
  LoopInfo Loops;
  DenseMap<Loop *, ConvergenceControlInst *> Tokens;
};

bool isBreak(const Value *V) {
  auto *Call = dyn_cast<CallInst>(V);
  return Call && Call->getCalledFunction() &&
         Call->getCalledFunction()->getName() == StringRef(contract::LoopBreak);
}

/// Returns the branch on `dxil.loop.break` that ends \p BB, or null. To LLVM it may leave the loop
/// or stay in it.
BranchInst *breakOf(BasicBlock &BB) {
  auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
  return Branch && Branch->isConditional() && isBreak(Branch->getCondition()) ? Branch : nullptr;
}

/// Returns true if a lane-dependent operation of \p L can reach the loop header only through a
/// `dxil.loop.break` edge. Without these edges LLVM would no longer count the operation as part of
/// the loop, and could then delete the loop as dead.
bool needsBreaks(const Loop &L, const LaneDependence &Lanes) {
  SmallPtrSet<BasicBlock *, 32> Natural;
  SmallVector<BasicBlock *> Work;
  auto Reach = [&](BasicBlock *From, BasicBlock *To) {
    if (BranchInst *Break = breakOf(*From); Break && Break->getSuccessor(0) != To)
      return;
    if (L.contains(From) && Natural.insert(From).second)
      Work.push_back(From);
  };
  for (BasicBlock *Latch : predecessors(L.getHeader()))
    Reach(Latch, L.getHeader());
  while (!Work.empty())
    if (BasicBlock *BB = Work.pop_back_val(); BB != L.getHeader())
      for (BasicBlock *Before : predecessors(BB))
        Reach(Before, BB);
  return any_of(L.blocks(),
                [&](BasicBlock *BB) { return !Natural.contains(BB) && Lanes.contains(*BB); });
}

} // namespace

bool foldLoopBreaks(Function &F, const LaneDependence &Lanes) {
  DominatorTree Tree(F);
  LoopInfo Loops(Tree);
  SmallPtrSet<BasicBlock *, 8> NeededBlocks;
  for (Loop *L : Loops.getLoopsInPreorder())
    if (any_of(L->blocks(), [](BasicBlock *BB) { return breakOf(*BB); }) && needsBreaks(*L, Lanes))
      NeededBlocks.insert_range(L->blocks());
  bool Changed = false;
  for (BasicBlock &BB : F)
    if (BranchInst *Break = breakOf(BB); Break && !NeededBlocks.contains(&BB)) {
      auto *Call = cast<CallInst>(Break->getCondition());
      Break->setCondition(ConstantInt::getTrue(F.getContext()));
      if (Call->use_empty())
        Call->eraseFromParent();
      Changed |= ConstantFoldTerminator(&BB);
    }
  if (Changed)
    removeUnreachableBlocks(F);
  return Changed;
}

namespace {

ConvergenceControlInst *tokenOfCall(const CallBase &Call) {
  auto Bundle = Call.getOperandBundle(LLVMContext::OB_convergencectrl);
  return Bundle ? dyn_cast<ConvergenceControlInst>(Bundle->Inputs[0].get()) : nullptr;
}

bool hasTokens(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    const auto *Call = dyn_cast<CallBase>(&I);
    return Call && (isa<ConvergenceControlInst>(I) ||
                    Call->getOperandBundle(LLVMContext::OB_convergencectrl));
  });
}

/// Puts lane-dependent operations of a function back into the loops of their tokens.
class LoopRestorer {
public:
  explicit LoopRestorer(Function &F) : F(F) {}

  void run() {
    // An operation in an inner loop is also in the loops around it.
    for (auto &[Header, Blocks] : findStrays())
      for (BasicBlock *BB : Blocks)
        if (!leadsToAnother(*BB, Blocks, *Header))
          leadBack(*BB, *Header);
    removeTokens();
  }

private:
  using StrayBlocks = MapVector<BasicBlock *, SmallSetVector<BasicBlock *, 4>>;

  StrayBlocks findStrays() {
    DominatorTree Tree(F);
    LoopInfo Loops(Tree);
    StrayBlocks Strays;
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallBase>(&I);
      auto *Token = Call && !isa<ConvergenceControlInst>(I) ? tokenOfCall(*Call) : nullptr;
      for (; Token && Token->isLoop(); Token = tokenOfCall(*Token)) {
        Loop *L = Loops.getLoopFor(Token->getParent());
        // An unrolled loop no longer exists.
        if (L && L->getHeader() == Token->getParent() && !L->contains(Call->getParent()))
          Strays[L->getHeader()].insert(Call->getParent());
      }
    }
    return Strays;
  }

  /// Returns true if \p From reaches another of \p Blocks without passing \p Header. The edge from
  /// that block to the header then keeps both in the loop.
  bool leadsToAnother(BasicBlock &From, const SmallSetVector<BasicBlock *, 4> &Blocks,
                      BasicBlock &Header) {
    SmallPtrSet<BasicBlock *, 1> Excluded{&Header};
    return any_of(Blocks, [&](BasicBlock *To) {
      return To != &From && any_of(successors(&From), [&](BasicBlock *Next) {
               return Next == To || isPotentiallyReachable(Next, To, &Excluded);
             });
    });
  }

  void leadBack(BasicBlock &BB, BasicBlock &Header) {
    Instruction *End = BB.getTerminator();
    BasicBlock *Tail = BB.splitBasicBlock(End->getIterator());
    BB.getTerminator()->eraseFromParent();
    IRBuilder<> B(&BB);
    B.SetCurrentDebugLocation(End->getDebugLoc());
    B.CreateCondBr(B.CreateCall(declareBreak(*F.getParent())), Tail, &Header);
    // This edge is never taken.
    for (PHINode &Phi : Header.phis())
      Phi.addIncoming(UndefValue::get(Phi.getType()), &BB);
  }

  void removeTokens() {
    SmallVector<CallBase *> Calls;
    SmallVector<ConvergenceControlInst *> Tokens;
    for (Instruction &I : instructions(F)) {
      if (auto *Token = dyn_cast<ConvergenceControlInst>(&I))
        Tokens.push_back(Token);
      else if (auto *Call = dyn_cast<CallBase>(&I);
               Call && Call->getOperandBundle(LLVMContext::OB_convergencectrl))
        Calls.push_back(Call);
    }
    for (CallBase *Call : Calls) {
      CallBase *New =
          CallBase::removeOperandBundle(Call, LLVMContext::OB_convergencectrl, Call->getIterator());
      New->takeName(Call);
      New->copyMetadata(*Call);
      Call->replaceAllUsesWith(New);
      Call->eraseFromParent();
    }
    for (ConvergenceControlInst *Token : reverse(Tokens)) {
      Token->replaceAllUsesWith(PoisonValue::get(Token->getType()));
      Token->eraseFromParent();
    }
  }

  Function &F;
};

/// Writes the condition as DXC does: the first element of a constant array is zero.
void writeBreaks(Module &M, Function &Break) {
  if (Break.use_empty())
    return;
  auto *I32 = Type::getInt32Ty(M.getContext());
  auto *Array = ArrayType::get(I32, 1);
  auto *Constant = new GlobalVariable(M, Array, /*isConstant=*/true, GlobalValue::InternalLinkage,
                                      ConstantAggregateZero::get(Array), contract::BreakCondition);
  for (User *U : make_early_inc_range(Break.users())) {
    auto *Call = cast<CallInst>(U);
    IRBuilder<> B(Call);
    Value *Place = B.CreateInBoundsGEP(Array, Constant, {B.getInt32(0), B.getInt32(0)});
    Call->replaceAllUsesWith(
        B.CreateICmpEQ(B.CreateAlignedLoad(I32, Place, Align(4)), B.getInt32(0)));
    Call->eraseFromParent();
  }
}

} // namespace

PreservedAnalyses ConvergencePass::run(Module &M, ModuleAnalysisManager &) {
  LaneDependence Lanes(M);
  markConvergentCalls(M, Lanes);
  for (Function &F : M)
    if (!F.isDeclaration() && Lanes.contains(F))
      TokenWriter(F, Lanes).run();
  if (Function *Break = declaredBreak(M)) {
    declareBreak(M);
    SmallSetVector<Function *, 8> Callers;
    for (User *U : Break->users())
      Callers.insert(cast<CallInst>(U)->getFunction());
    for (Function *F : Callers)
      foldLoopBreaks(*F, Lanes);
  }
  return PreservedAnalyses::none();
}

PreservedAnalyses StructuredLoopsPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  if (declaredBreak(M)) {
    const LaneDependence Lanes(M);
    for (Function &F : M)
      if (!F.isDeclaration())
        Changed |= foldLoopBreaks(F, Lanes); // Unrolled loops need no breaks.
  }
  for (Function &F : M)
    if (hasTokens(F)) {
      LoopRestorer(F).run();
      Changed = true;
    }
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

PreservedAnalyses LoopBreaksPass::run(Module &M, ModuleAnalysisManager &) {
  Function *Break = declaredBreak(M);
  if (!Break)
    return PreservedAnalyses::all();
  writeBreaks(M, *Break);
  Break->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
