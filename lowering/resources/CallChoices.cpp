// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DXIL cannot choose among handles or pointers into resources: each use names the call that makes
// the value. LLVM's passes see calls without side effects, and may copy, sink and merge them, so a
// phi or select can have such calls as operands. It becomes one call of chosen operands:
//
//   phi [make(a, x), A], [make(b, x), B]   ->   make(phi [a, A], [b, B], x)
//
// Operands that are handles are chosen in the same way, until only numbers are chosen.

#include "HandleTypes.h"
#include "dxil/generated/Limits.h"
#include "dxil/lowering/passes/Resources.h"
#include "entry/NodeRecords.h"
#include "memory/PointerAccess.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Limits the choices in one function: each may create new ones, without end.
constexpr unsigned MostChoices = 4096;

bool isPhiOrSelect(const Value *V) {
  return isa<PHINode, SelectInst>(V);
}

bool isOpHandle(const Type *Ty) {
  const auto *ST = dyn_cast<StructType>(Ty);
  return ST && ST->hasName() && ST->getName().starts_with(DXILTypePrefix) &&
         ST->getName().ends_with("Handle");
}

/// Whether the only effect of \p Call is to make a handle or a pointer into a resource.
bool isMaker(const CallInst &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F || !F->isDeclaration() || !Call.doesNotAccessMemory())
    return false;
  const Type *Ty = Call.getType();
  return isHandleType(Ty) || isOpHandle(Ty) || makesNodeHandle(*F) ||
         Call.getIntrinsicID() == Intrinsic::dx_resource_getpointer;
}

bool isBinding(const CallInst &Call) {
  return Call.getIntrinsicID() == Intrinsic::dx_resource_handlefrombinding ||
         Call.getIntrinsicID() == Intrinsic::dx_resource_handlefromimplicitbinding;
}

/// Choices that have each other as operands, and the calls that they choose among in the end.
struct Web {
  SmallSetVector<Instruction *, 4> Choices;
  SmallSetVector<CallInst *, 4> Calls;
};

class CallChooser {
public:
  explicit CallChooser(Function &F) : F(F) {}

  bool run() {
    for (Instruction &I : instructions(F))
      if (isPhiOrSelect(&I))
        Work.push_back(&I);
    bool Changed = false;
    for (unsigned I = 0; I < Work.size() && I < MostChoices; ++I) {
      Web W;
      if (!Gone.contains(Work[I]) && collect(*Work[I], W) && isOneCall(W)) {
        replace(W);
        Changed = true;
      }
    }
    for (Instruction *Old : Gone)
      Old->replaceAllUsesWith(PoisonValue::get(Old->getType()));
    for (Instruction *Old : Gone)
      Old->eraseFromParent();
    return Changed;
  }

private:
  /// Fills \p W with the choices and calls that reach \p Start. Returns false if other values do.
  bool collect(Instruction &Start, Web &W) const {
    W.Choices.insert(&Start);
    for (unsigned I = 0; I < W.Choices.size(); ++I)
      for (Value *V : choicesOf(*W.Choices[I])) {
        if (isa<UndefValue>(V))
          continue;
        if (isPhiOrSelect(V))
          W.Choices.insert(cast<Instruction>(V));
        else if (auto *Call = dyn_cast<CallInst>(V); Call && isMaker(*Call))
          W.Calls.insert(Call);
        else
          return false;
      }
    return !W.Calls.empty();
  }

  /// Whether the calls of \p W can become one call of chosen operands. dxil-handle-choices handles
  /// different bindings, dxil-split-pointers pointers into different resources.
  bool isOneCall(const Web &W) const {
    const CallInst &First = *W.Calls.front();
    for (const CallInst *Call : W.Calls) {
      if (Call->getCalledFunction() != First.getCalledFunction())
        return false;
      for (unsigned I = 0; I != Call->arg_size(); ++I) {
        const Value *A = Call->getArgOperand(I), *B = First.getArgOperand(I);
        if (A != B && !mayChoose(*Call, I, A, B))
          return false;
      }
    }
    return true;
  }

  bool mayChoose(const CallInst &Call, unsigned Operand, const Value *A, const Value *B) const {
    if (isBinding(Call))
      return false; // dxil-handle-choices chooses its index
    if (Call.getIntrinsicID() == Intrinsic::dx_resource_getpointer && Operand == 0) {
      const auto *X = dyn_cast<CallInst>(A), *Y = dyn_cast<CallInst>(B);
      return X && Y && X->isIdenticalTo(Y);
    }
    return !isa<Constant>(A) || !isa<Constant>(B) || A->getType()->isIntegerTy(32);
  }

  Value *operandOf(Value *V, unsigned Operand, Type *Ty,
                   const DenseMap<Instruction *, Instruction *> &Chosen) const {
    if (isa<UndefValue>(V))
      return PoisonValue::get(Ty);
    if (isPhiOrSelect(V))
      return Chosen.lookup(cast<Instruction>(V));
    return cast<CallInst>(V)->getArgOperand(Operand);
  }

  /// Creates the choice of operand \p Operand for each choice of \p W.
  DenseMap<Instruction *, Instruction *> chooseOperand(const Web &W, unsigned Operand) {
    Type *Ty = W.Calls.front()->getArgOperand(Operand)->getType();
    DenseMap<Instruction *, Instruction *> Chosen;
    for (Instruction *Choice : W.Choices) {
      Instruction *New = nullptr;
      if (auto *Phi = dyn_cast<PHINode>(Choice))
        New = PHINode::Create(Ty, Phi->getNumIncomingValues(), "", Phi->getIterator());
      else
        New = SelectInst::Create(Choice->getOperand(0), PoisonValue::get(Ty), PoisonValue::get(Ty),
                                 "", Choice->getIterator());
      New->setDebugLoc(Choice->getDebugLoc());
      Chosen[Choice] = New;
      Work.push_back(New);
    }
    for (Instruction *Choice : W.Choices) {
      Instruction *New = Chosen[Choice];
      if (auto *Phi = dyn_cast<PHINode>(Choice))
        for (unsigned I = 0; I != Phi->getNumIncomingValues(); ++I)
          cast<PHINode>(New)->addIncoming(operandOf(Phi->getIncomingValue(I), Operand, Ty, Chosen),
                                          Phi->getIncomingBlock(I));
      else
        for (unsigned I : {1u, 2u})
          New->setOperand(I, operandOf(Choice->getOperand(I), Operand, Ty, Chosen));
    }
    return Chosen;
  }

  void replace(const Web &W) {
    CallInst *First = W.Calls.front();
    // A value that dominates every call may not dominate a choice that also has undefined operands.
    auto IsShared = [&](unsigned I) {
      const Value *V = First->getArgOperand(I);
      return isa<Constant, Argument>(V) &&
             all_of(W.Calls, [&](CallInst *Call) { return Call->getArgOperand(I) == V; });
    };
    DenseMap<Instruction *, CallInst *> Calls;
    for (Instruction *Choice : W.Choices) {
      auto *Call = cast<CallInst>(First->clone());
      Call->setDebugLoc(Choice->getDebugLoc());
      if (isa<PHINode>(Choice))
        Call->insertBefore(Choice->getParent()->getFirstInsertionPt());
      else
        Call->insertBefore(std::next(Choice->getIterator())); // after the operands' selects
      Calls[Choice] = Call;
    }
    for (unsigned I = 0; I != First->arg_size(); ++I) {
      if (IsShared(I))
        continue;
      const auto Chosen = chooseOperand(W, I);
      for (Instruction *Choice : W.Choices)
        Calls[Choice]->setArgOperand(I, simplified(*Chosen.lookup(Choice)));
    }
    for (Instruction *Choice : W.Choices) {
      Choice->replaceAllUsesWith(Calls[Choice]);
      Gone.insert(Choice);
    }
  }

  /// Returns the one value that all operands of \p Choice are, if it dominates \p Choice; otherwise
  /// \p Choice itself.
  Value *simplified(Instruction &Choice) {
    Value *Only = nullptr;
    for (Value *V : choicesOf(Choice)) {
      if (V == &Choice)
        continue;
      if (Only && V != Only)
        return &Choice;
      Only = V;
    }
    if (auto *I = dyn_cast_or_null<Instruction>(Only)) {
      if (!Tree)
        Tree.emplace(F);
      if (!Tree->dominates(I, &Choice))
        return &Choice;
    }
    return Only ? Only : &Choice;
  }

  Function &F;
  std::optional<DominatorTree> Tree; ///< stays valid: nothing here changes the control flow
  SmallVector<Instruction *, 16> Work;
  SmallSetVector<Instruction *, 8> Gone;
};

} // namespace

PreservedAnalyses CallChoicesPass::run(Module &M, ModuleAnalysisManager &) {
  return changeDefinitions(M, [](Function &F) { return CallChooser(F).run(); });
}

} // namespace dxil::lowering
