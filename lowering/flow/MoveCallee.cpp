// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MoveCallee.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

bool isStatic(const AllocaInst &Alloca) {
  return isa<Constant>(Alloca.getArraySize()) && !Alloca.isUsedWithInAlloca();
}

bool hasLifetime(const AllocaInst &Alloca) {
  return any_of(Alloca.users(), [](const User *U) {
    const auto *I = dyn_cast<Instruction>(U);
    return I && I->isLifetimeStartOrEnd();
  });
}

/// Makes \p Destination the only successor of \p Block.
void replaceTerminator(BasicBlock &Block, BasicBlock *Destination) {
  Instruction *Old = Block.getTerminator();
  bool IsKept = false;
  for (BasicBlock *Successor : successors(&Block)) {
    const bool IsOther = Successor != Destination;
    if (IsOther || std::exchange(IsKept, true))
      Successor->removePredecessor(&Block, /*KeepOneInputPHIs=*/true);
  }
  BranchInst::Create(Destination, Old->getIterator());
  Old->eraseFromParent();
}

/// Returns the only successor that can follow \p Terminator, or null if there are several or none.
BasicBlock *onlySuccessor(Instruction &Terminator) {
  if (const auto *Branch = dyn_cast<BranchInst>(&Terminator)) {
    if (Branch->isUnconditional())
      return nullptr;
    const auto *Condition = dyn_cast<ConstantInt>(Branch->getCondition());
    return Condition ? Branch->getSuccessor(Condition->isZero()) : nullptr;
  }
  auto *Switch = dyn_cast<SwitchInst>(&Terminator);
  const auto *Condition = Switch ? dyn_cast<ConstantInt>(Switch->getCondition()) : nullptr;
  return Condition ? Switch->findCaseValue(Condition)->getCaseSuccessor() : nullptr;
}

/// A function body that is moved to the place of its only call.
class CalleeMove {
public:
  explicit CalleeMove(CallInst &Call)
      : Call(Call), Callee(*Call.getCalledFunction()), Caller(*Call.getFunction()),
        Layout(Caller.getDataLayout()) {}

  void run(SmallVectorImpl<CallBase *> &Calls) {
    for (auto [Parameter, Value] : zip(Callee.args(), Call.args()))
      Parameter.replaceAllUsesWith(Value);
    foldConstants();
    orderPredecessors();
    simplify();
    mergeBlocks();
    placeVariables();
    markCalls(Calls);
    AttributeFuncs::mergeAttributesForInlining(Caller, Callee);
    auto *Return = dyn_cast<ReturnInst>(Callee.front().getTerminator());
    if (Callee.size() == 1 && Return)
      moveBlock(*Return);
    else
      moveBlocks();
  }

private:
  /// Folds instructions with constant operands, in the order in which blocks are reached. Removes
  /// blocks that are not.
  void foldConstants() {
    SmallPtrSet<BasicBlock *, 16> Reached;
    SmallVector<BasicBlock *, 16> Work = {&Callee.getEntryBlock()};
    while (!Work.empty()) {
      BasicBlock *Block = Work.pop_back_val();
      if (!Reached.insert(Block).second)
        continue;
      for (Instruction &I : make_early_inc_range(*Block)) {
        if (isa<PHINode>(I) || I.isTerminator())
          continue;
        if (Constant *C = ConstantFoldInstruction(&I, Layout);
            C && isInstructionTriviallyDead(&I)) {
          I.replaceAllUsesWith(C);
          I.eraseFromParent();
        }
      }
      if (BasicBlock *Only = onlySuccessor(*Block->getTerminator()))
        replaceTerminator(*Block, Only);
      append_range(Work, successors(Block));
    }
    removeUnreached(Reached);
  }

  void removeUnreached(const SmallPtrSetImpl<BasicBlock *> &Reached) {
    SmallVector<BasicBlock *, 8> Dead;
    for (BasicBlock &Block : Callee)
      if (!Reached.contains(&Block))
        Dead.push_back(&Block);
    DeleteDeadBlocks(Dead);
  }

  /// Brings the uses of blocks, and with them the incoming values of new phis, into the order of a
  /// copied body.
  void orderPredecessors() {
    Callee.renumberBlocks();
    auto Place = [](const Use &U) {
      return std::pair(cast<Instruction>(U.getUser())->getParent()->getNumber(), U.getOperandNo());
    };
    for (BasicBlock &Block : Callee)
      if (Block.hasNUsesOrMore(2))
        Block.sortUseList([&](const Use &L, const Use &R) { return Place(L) > Place(R); });
  }

  /// Simplifies each instruction once: phis may have one value now.
  void simplify() {
    for (BasicBlock &Block : Callee)
      for (Instruction &I : make_early_inc_range(Block))
        if (Value *V = simplifyInstruction(&I, Layout); V && V != &I) {
          I.replaceAllUsesWith(V);
          if (isInstructionTriviallyDead(&I))
            I.eraseFromParent();
        }
    bool HasFolded = false;
    for (BasicBlock &Block : Callee)
      HasFolded |= ConstantFoldTerminator(&Block);
    if (!HasFolded)
      return;
    SmallPtrSet<BasicBlock *, 16> Reached;
    SmallVector<BasicBlock *, 16> Work = {&Callee.getEntryBlock()};
    while (!Work.empty()) {
      BasicBlock *Block = Work.pop_back_val();
      if (Reached.insert(Block).second)
        append_range(Work, successors(Block));
    }
    removeUnreached(Reached);
  }

  void mergeBlocks() {
    for (auto Block = Callee.begin(); Block != Callee.end();) {
      auto *Branch = dyn_cast<BranchInst>(Block->getTerminator());
      BasicBlock *Next = Branch && Branch->isUnconditional() ? Branch->getSuccessor(0) : nullptr;
      if (!Next || !Next->getSinglePredecessor() || isa<PHINode>(Next->front())) {
        ++Block;
        continue;
      }
      Branch->eraseFromParent();
      Next->replaceAllUsesWith(&*Block);
      Block->splice(Block->end(), Next);
      Next->eraseFromParent();
    }
  }

  SmallVector<ReturnInst *, 4> returns() {
    SmallVector<ReturnInst *, 4> Result;
    for (BasicBlock &Block : Callee)
      if (auto *Return = dyn_cast<ReturnInst>(Block.getTerminator()))
        Result.push_back(Return);
    return Result;
  }

  /// Moves variables to the caller's entry. Each has an undefined value where the callee begins:
  /// the call may be in a loop.
  void placeVariables() {
    SmallVector<AllocaInst *, 8> Variables;
    for (Instruction &I : make_early_inc_range(Callee.getEntryBlock()))
      if (auto *Alloca = dyn_cast<AllocaInst>(&I)) {
        if (Alloca->use_empty())
          Alloca->eraseFromParent();
        else
          Variables.push_back(Alloca);
      }
    const BasicBlock::iterator Place = Caller.getEntryBlock().begin();
    for (AllocaInst *Alloca : Variables)
      Alloca->moveBefore(Caller.getEntryBlock(), Place);
    const SmallVector<ReturnInst *, 4> Returns = returns();
    BasicBlock &Entry = Callee.getEntryBlock();
    IRBuilder<> Builder(&Entry, Entry.begin());
    for (AllocaInst *Alloca : Variables) {
      const std::optional<TypeSize> Size = Alloca->getAllocationSize(Layout);
      if (hasLifetime(*Alloca) || (Size && Size->isZero()))
        continue;
      Builder.CreateLifetimeStart(Alloca);
      for (ReturnInst *Return : Returns)
        IRBuilder<>(Return).CreateLifetimeEnd(Alloca);
    }
  }

  void markCalls(SmallVectorImpl<CallBase *> &Calls) {
    for (Instruction &I : instructions(Callee)) {
      auto *Inner = dyn_cast<CallInst>(&I);
      if (!Inner)
        continue;
      if (Inner->isTailCall())
        Inner->setTailCallKind(CallInst::TCK_None);
      if (Call.doesNotThrow())
        Inner->setDoesNotThrow();
      if (const Function *F = Inner->getCalledFunction(); F && !F->isIntrinsic())
        Calls.push_back(Inner);
    }
  }

  /// \p Result is the call itself in blocks that are never reached.
  void replaceCall(Value *Result) {
    if (!Call.use_empty())
      Call.replaceAllUsesWith(Result && Result != &Call ? Result
                                                        : PoisonValue::get(Call.getType()));
  }

  void moveBlock(ReturnInst &Return) {
    BasicBlock &Body = *Return.getParent();
    replaceCall(Return.getReturnValue());
    Call.getParent()->splice(Call.getIterator(), &Body, Body.begin(), Return.getIterator());
    Call.eraseFromParent();
    Callee.deleteBody();
  }

  void moveBlocks() {
    const SmallVector<ReturnInst *, 4> Returns = returns();
    BasicBlock *Before = Call.getParent();
    BasicBlock *After = Before->splitBasicBlock(Call.getIterator(), Callee.getName() + ".exit");
    BasicBlock *First = &Callee.getEntryBlock();
    Caller.splice(After->getIterator(), &Callee);
    PHINode *Merged = nullptr;
    if (Returns.size() == 1) {
      replaceCall(Returns[0]->getReturnValue());
      BasicBlock *Last = Returns[0]->getParent();
      Last->replaceAllUsesWith(After);
      Returns[0]->eraseFromParent();
      After->splice(After->begin(), Last);
      Last->eraseFromParent();
    } else if (Returns.empty()) {
      replaceCall(nullptr);
    } else {
      Merged = mergeReturns(Returns, After);
    }
    Call.eraseFromParent();
    Instruction *Branch = Before->getTerminator();
    First->replaceAllUsesWith(Before);
    Before->splice(Branch->getIterator(), First);
    Branch->eraseFromParent();
    First->eraseFromParent();
    if (Value *V = Merged ? simplifyInstruction(Merged, Layout) : nullptr) {
      Merged->replaceAllUsesWith(V);
      Merged->eraseFromParent();
    }
  }

  PHINode *mergeReturns(ArrayRef<ReturnInst *> Returns, BasicBlock *After) {
    PHINode *Merged = nullptr;
    if (!Call.use_empty()) {
      Merged = PHINode::Create(Call.getType(), Returns.size(), Call.getName(), After->begin());
      Call.replaceAllUsesWith(Merged);
    }
    for (ReturnInst *Return : Returns) {
      if (Merged)
        Merged->addIncoming(Return->getReturnValue(), Return->getParent());
      BranchInst::Create(After, Return->getIterator());
      Return->eraseFromParent();
    }
    return Merged;
  }

  CallInst &Call;
  Function &Callee, &Caller;
  const DataLayout &Layout;
};

} // namespace

bool canMoveCallee(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!isa<CallInst>(Call) || !Callee || !Callee->hasOneUse() || !Callee->hasLocalLinkage() ||
      Callee == Call.getFunction() || Call.hasOperandBundles() || Callee->getSubprogram() ||
      Call.getFunction()->getSubprogram() || Callee->getFunctionType() != Call.getFunctionType() ||
      Callee->isVarArg())
    return false;
  // Attributes that inlining turns into copies or metadata.
  for (const Argument &A : Callee->args())
    if (A.hasNoAliasAttr() || A.hasByValAttr())
      return false;
  if (Call.getAttributes().hasRetAttrs() || Call.hasMetadataOtherThanDebugLoc())
    return false;
  for (unsigned I = 0; I != Call.arg_size(); ++I)
    if (Call.getAttributes().hasParamAttrs(I))
      return false;
  return all_of(instructions(*Callee), [](const Instruction &I) {
    const auto *Alloca = dyn_cast<AllocaInst>(&I);
    const bool IsPlaced =
        !Alloca ||
        (isStatic(*Alloca) && Alloca->getParent() == &Alloca->getFunction()->getEntryBlock());
    return IsPlaced && !isa<ConvergenceControlInst>(I) && !I.hasDbgRecords();
  });
}

void moveCallee(CallBase &Call, SmallVectorImpl<CallBase *> &Calls) {
  CalleeMove(cast<CallInst>(Call)).run(Calls);
}

} // namespace dxil::lowering
