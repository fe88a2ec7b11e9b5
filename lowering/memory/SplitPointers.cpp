// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Splits pointers that a phi or select chooses from several objects into three integers: the
// object's number, the element index (of a buffer), and the byte offset. Each access becomes a
// switch over the objects.

#include "PointerAccess.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

bool isMerge(const Value *V) {
  return isa<PHINode, SelectInst>(V);
}

/// A pointer as values: the object's number in the list, the element index of a buffer, and the
/// byte offset from it.
struct SplitPointer {
  Value *Which;
  Value *Index;
  Value *Offset;
};

class PointerSplitter {
public:
  explicit PointerSplitter(Function &F) : F(F), DL(F.getDataLayout()) {}
  bool run();

private:
  /// Returns the object of a root: a buffer's handle, or an alloca, argument or global.
  Value *objectOf(Value *Root) {
    return isIntrinsicCall(Root, Intrinsic::dx_resource_getpointer)
               ? cast<CallInst>(Root)->getArgOperand(0)
               : Root;
  }
  /// Strips address arithmetic from `Pointer` and adds it to `Offset`.
  Value *strip(Value *Pointer, LinearOffset &Offset) const;
  bool collectWeb(Instruction &Merge);
  unsigned numberOf(Value *Object);
  SplitPointer split(Value *Pointer, Instruction *Before);
  void fill(Instruction &Merge);
  bool splitUsers(Value &Pointer, const SplitPointer &From, const LinearOffset &Added);
  bool splitAccess(Instruction &I, const SplitPointer &From, const LinearOffset &Added);
  Value *pointerTo(IRBuilder<> &B, Value *Object, const SplitPointer &From, Value *Offset);

  Function &F;
  const DataLayout &DL;
  void completeRemade();
  SmallVector<Value *, 4> Objects;
  /// Handle calls that were cloned for the access that is being split, each with its original.
  SmallVector<std::pair<Instruction *, Instruction *>, 4> Remade;
  /// The phis and selects of one web, and the values that replace each.
  SmallMapVector<Instruction *, SplitPointer, 4> Web;
  SmallVector<Instruction *> Dead;
};

Value *PointerSplitter::strip(Value *Pointer, LinearOffset &Offset) const {
  while (true) {
    if (auto *GEP = dyn_cast<GEPOperator>(Pointer)) {
      Offset.addGEP(DL, *GEP);
      Pointer = GEP->getPointerOperand();
    } else if (isa<BitCastInst, AddrSpaceCastInst>(Pointer)) {
      Pointer = cast<Instruction>(Pointer)->getOperand(0);
    } else {
      return Pointer;
    }
  }
}

unsigned PointerSplitter::numberOf(Value *Object) {
  for (auto [I, Existing] : enumerate(Objects)) {
    auto *A = dyn_cast<Instruction>(Existing), *B = dyn_cast<Instruction>(Object);
    // Two calls that create the same handle are one object.
    if (Existing == Object || (A && B && isa<CallInst>(A) && A->isIdenticalTo(B)))
      return unsigned(I);
  }
  Objects.push_back(Object);
  return unsigned(Objects.size() - 1);
}

/// Collects the phis and selects that feed each other, and the objects from which they choose.
/// Returns false if an object is unknown, or if there is only one and it is not a buffer: later
/// passes follow such a pointer themselves.
bool PointerSplitter::collectWeb(Instruction &Merge) {
  Web.clear();
  Objects.clear();
  SmallVector<Instruction *> Work{&Merge};
  bool HasBuffer = false;
  while (!Work.empty()) {
    Instruction *I = Work.pop_back_val();
    if (!Web.insert({I, {}}).second)
      continue;
    for (Value *Choice : choicesOf(*I)) {
      LinearOffset Ignored;
      Value *Root = strip(Choice, Ignored);
      if (isa<UndefValue>(Root))
        continue;
      if (isMerge(Root)) {
        Work.push_back(cast<Instruction>(Root));
        continue;
      }
      bool IsBuffer = isIntrinsicCall(Root, Intrinsic::dx_resource_getpointer);
      if (!IsBuffer && !isa<AllocaInst, GlobalVariable, Argument>(Root))
        return false;
      HasBuffer |= IsBuffer;
      numberOf(objectOf(Root));
    }
    // A phi or select of an address derived from this one belongs to the web too.
    SmallVector<Value *> Derived{I};
    while (!Derived.empty())
      for (User *U : Derived.pop_back_val()->users()) {
        if (isMerge(U))
          Work.push_back(cast<Instruction>(U));
        else if (isa<GetElementPtrInst, BitCastInst, AddrSpaceCastInst>(U))
          Derived.push_back(U);
      }
  }
  return Objects.size() > 1 || HasBuffer;
}

SplitPointer PointerSplitter::split(Value *Pointer, Instruction *Before) {
  IRBuilder<> B(Before);
  LinearOffset Offset;
  Value *Root = strip(Pointer, Offset);
  Value *Undefined = PoisonValue::get(B.getInt32Ty());
  if (isa<UndefValue>(Root)) {
    noteInvented(*Before, "an undefined address, beside others, is one of the first object");
    return {B.getInt32(0), B.getInt32(0), Undefined};
  }
  if (isMerge(Root)) {
    const SplitPointer &Entry = Web.find(cast<Instruction>(Root))->second;
    Offset.addTerm(Entry.Offset, 1);
    return {Entry.Which, Entry.Index, Offset.emit(B)};
  }
  Value *Index = B.getInt32(0);
  if (isIntrinsicCall(Root, Intrinsic::dx_resource_getpointer))
    Index = cast<CallInst>(Root)->getArgOperand(1);
  return {B.getInt32(numberOf(objectOf(Root))), Index, Offset.emit(B)};
}

void PointerSplitter::fill(Instruction &Merge) {
  SplitPointer &Parts = Web.find(&Merge)->second;
  if (auto *Phi = dyn_cast<PHINode>(&Merge)) {
    for (unsigned I = 0, E = Phi->getNumIncomingValues(); I != E; ++I) {
      BasicBlock *From = Phi->getIncomingBlock(I);
      SplitPointer In = split(Phi->getIncomingValue(I), From->getTerminator());
      cast<PHINode>(Parts.Which)->addIncoming(In.Which, From);
      cast<PHINode>(Parts.Index)->addIncoming(In.Index, From);
      cast<PHINode>(Parts.Offset)->addIncoming(In.Offset, From);
    }
    return;
  }
  auto &Select = cast<SelectInst>(Merge);
  auto *First = cast<Instruction>(Parts.Which);
  SplitPointer T = split(Select.getTrueValue(), First), E = split(Select.getFalseValue(), First);
  auto Set = [](Value *V, Value *True, Value *False) {
    cast<SelectInst>(V)->setTrueValue(True);
    cast<SelectInst>(V)->setFalseValue(False);
  };
  Set(Parts.Which, T.Which, E.Which);
  Set(Parts.Index, T.Index, E.Index);
  Set(Parts.Offset, T.Offset, E.Offset);
}

Value *PointerSplitter::pointerTo(IRBuilder<> &B, Value *Object, const SplitPointer &From,
                                  Value *Offset) {
  if (!Object->getType()->isTargetExtTy())
    return B.CreateGEP(B.getInt8Ty(), Object, Offset);
  Value *Handle = Object;
  // The handle call is cloned at its use, which the original need not dominate.
  auto *Call = cast<Instruction>(Object);
  if (isIntrinsicCall(Call, Intrinsic::dx_resource_handlefrombinding) ||
      isIntrinsicCall(Call, Intrinsic::dx_resource_handlefromimplicitbinding)) {
    Instruction *Anew = B.Insert(Call->clone());
    Remade.push_back({Anew, Call});
    Handle = Anew;
  }
  Value *Element =
      B.CreateIntrinsic(B.getPtrTy(), Intrinsic::dx_resource_getpointer, {Handle, From.Index});
  return B.CreateGEP(B.getInt8Ty(), Element, Offset);
}

/// Copies the access into a block for each object it may touch.
bool PointerSplitter::splitAccess(Instruction &I, const SplitPointer &From,
                                  const LinearOffset &Added) {
  unsigned Operand;
  if (isa<LoadInst>(I))
    Operand = LoadInst::getPointerOperandIndex();
  else if (isa<StoreInst>(I))
    Operand = StoreInst::getPointerOperandIndex();
  else if (isa<AtomicRMWInst>(I))
    Operand = AtomicRMWInst::getPointerOperandIndex();
  else if (isa<AtomicCmpXchgInst>(I))
    Operand = AtomicCmpXchgInst::getPointerOperandIndex();
  else
    return false;
  IRBuilder<> B(&I);
  LinearOffset Sum = Added;
  Sum.addTerm(From.Offset, 1);
  Value *Offset = Sum.emit(B);
  if (Objects.size() == 1) {
    I.setOperand(Operand, pointerTo(B, Objects.front(), From, Offset));
    completeRemade();
    return true;
  }
  BasicBlock *Head = I.getParent();
  BasicBlock *Tail = Head->splitBasicBlock(I.getIterator(), "access.end");
  Head->getTerminator()->eraseFromParent();
  PHINode *Result = nullptr;
  if (!I.getType()->isVoidTy()) {
    B.SetInsertPoint(Tail, Tail->begin());
    Result = B.CreatePHI(I.getType(), unsigned(Objects.size()));
  }
  SmallVector<BasicBlock *, 4> Blocks;
  for (Value *Object : Objects) {
    BasicBlock *Block = BasicBlock::Create(F.getContext(), "access", &F, Tail);
    Blocks.push_back(Block);
    B.SetInsertPoint(Block);
    Value *Pointer = pointerTo(B, Object, From, Offset);
    Instruction *Copy = B.Insert(I.clone());
    Copy->setOperand(Operand, Pointer);
    B.CreateBr(Tail);
    if (Result)
      Result->addIncoming(Copy, Block);
  }
  B.SetInsertPoint(Head);
  SwitchInst *Switch = B.CreateSwitch(From.Which, Blocks.back(), unsigned(Blocks.size() - 1));
  for (unsigned K = 0; K + 1 < Blocks.size(); ++K)
    Switch->addCase(B.getInt32(K), Blocks[K]);
  if (Result)
    I.replaceAllUsesWith(Result);
  I.eraseFromParent();
  completeRemade();
  return true;
}

/// Sets the operands of cloned handle calls to the values that they had at the originals.
void PointerSplitter::completeRemade() {
  for (auto [Handle, First] : Remade)
    for (Use &U : Handle->operands())
      if (isa<Instruction>(U) && First->getParent() != Handle->getParent()) {
        SSAUpdater Updater;
        Updater.Initialize(U->getType(), U->getName());
        Updater.AddAvailableValue(First->getParent(), U);
        U.set(Updater.GetValueInMiddleOfBlock(Handle->getParent()));
      }
  Remade.clear();
}

bool PointerSplitter::splitUsers(Value &Pointer, const SplitPointer &From,
                                 const LinearOffset &Added) {
  SmallVector<Instruction *> Users;
  for (User *U : Pointer.users())
    Users.push_back(cast<Instruction>(U));
  for (Instruction *User : Users) {
    if (isMerge(User))
      continue; // A member of the web, which has its parts already.
    if (auto *GEP = dyn_cast<GetElementPtrInst>(User)) {
      LinearOffset Sum = Added;
      Sum.addGEP(DL, cast<GEPOperator>(*GEP));
      if (!splitUsers(*GEP, From, Sum))
        return false;
      Dead.push_back(GEP);
    } else if (isa<BitCastInst, AddrSpaceCastInst>(User)) {
      if (!splitUsers(*User, From, Added))
        return false;
      Dead.push_back(User);
    } else if (auto *II = dyn_cast<IntrinsicInst>(User); II && II->isAssumeLikeIntrinsic()) {
      Dead.push_back(User);
    } else if (!splitAccess(*User, From, Added)) {
      reportError(*User, "pointer is selected from different objects");
      return false;
    }
  }
  return true;
}

bool PointerSplitter::run() {
  bool Changed = false;
  SmallPtrSet<Instruction *, 8> Seen;
  while (true) {
    Instruction *Next = nullptr;
    for (Instruction &I : instructions(F))
      if (isMerge(&I) && I.getType()->isPointerTy() && Seen.insert(&I).second) {
        Next = &I;
        break;
      }
    if (!Next)
      return Changed;
    if (!collectWeb(*Next))
      continue;
    for (auto &[Merge, Parts] : Web) {
      Seen.insert(Merge);
      IRBuilder<> B(Merge);
      auto Make = [&]() -> Value * {
        if (auto *Phi = dyn_cast<PHINode>(Merge))
          return B.CreatePHI(B.getInt32Ty(), Phi->getNumIncomingValues());
        Value *Later = PoisonValue::get(B.getInt32Ty());
        return B.Insert(SelectInst::Create(cast<SelectInst>(Merge)->getCondition(), Later, Later));
      };
      Parts.Which = Make();
      Parts.Index = Make();
      Parts.Offset = Make();
    }
    for (auto &[Merge, Parts] : Web)
      fill(*Merge);
    for (auto &[Merge, Parts] : Web)
      if (!splitUsers(*Merge, Parts, LinearOffset()))
        return true;
    for (Instruction *I : Dead) {
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
      I->eraseFromParent();
    }
    Dead.clear();
    for (auto &[Merge, Parts] : Web) {
      Merge->replaceAllUsesWith(PoisonValue::get(Merge->getType()));
      Merge->eraseFromParent();
    }
    Changed = true;
  }
}

} // namespace

PreservedAnalyses SplitPointersPass::run(Module &M, ModuleAnalysisManager &) {
  return changeDefinitions(M, [](Function &F) { return PointerSplitter(F).run(); });
}

} // namespace dxil::lowering
