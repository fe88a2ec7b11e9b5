// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ResourceAccess.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Resources.h"

#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Creates the choice of argument `Operand` of the calls among which `Merge` chooses.
Value *mergeOperand(Instruction &Merge, ArrayRef<Value *> Choices, unsigned Operand) {
  auto OperandOf = [&](Value *V) -> Value * {
    if (auto *Call = dyn_cast<CallInst>(V))
      return Call->getArgOperand(Operand);
    return nullptr;
  };
  Type *Ty = nullptr;
  for (Value *V : Choices)
    if (Value *O = OperandOf(V))
      Ty = O->getType();
  auto OrPoison = [&](Value *V) {
    Value *O = OperandOf(V);
    return O ? O : PoisonValue::get(Ty);
  };
  IRBuilder<> B(&Merge);
  if (auto *Phi = dyn_cast<PHINode>(&Merge)) {
    PHINode *Chosen = B.CreatePHI(Ty, Phi->getNumIncomingValues());
    for (unsigned I = 0, E = Phi->getNumIncomingValues(); I != E; ++I)
      Chosen->addIncoming(OrPoison(Phi->getIncomingValue(I)), Phi->getIncomingBlock(I));
    return Chosen;
  }
  return B.CreateSelect(cast<SelectInst>(Merge).getCondition(), OrPoison(Choices[0]),
                        OrPoison(Choices[1]));
}

/// Replaces a phi or select of calls of `ID` that differ in one operand only by one call with a
/// chosen operand. Undefined choices match any call.
bool sinkCallThroughMerge(Instruction &Merge, Intrinsic::ID ID, unsigned Varying) {
  SmallVector<Value *, 4> Choices = choicesOf(Merge);
  CallInst *First = nullptr;
  for (Value *V : Choices) {
    if (isa<UndefValue>(V) || V == &Merge)
      continue;
    if (!isIntrinsicCall(V, ID))
      return false;
    auto *Call = cast<CallInst>(V);
    if (!First)
      First = Call;
    for (unsigned I = 0, E = Call->arg_size(); I != E; ++I)
      if (I != Varying && Call->getArgOperand(I) != First->getArgOperand(I))
        return false;
  }
  // A choice that has itself as an operand carries a value around a loop. It stays as it is.
  if (!First || is_contained(Choices, &Merge))
    return false;
  Value *Chosen = mergeOperand(Merge, Choices, Varying);
  Instruction *Call = First->clone();
  cast<CallInst>(Call)->setArgOperand(Varying, Chosen);
  BasicBlock::iterator Place =
      isa<PHINode>(Merge) ? Merge.getParent()->getFirstInsertionPt() : Merge.getIterator();
  Call->insertBefore(Place);
  Call->setDebugLoc(Merge.getDebugLoc());
  Merge.replaceAllUsesWith(Call);
  Merge.eraseFromParent();
  return true;
}

} // namespace

// First merges handles of one array of resources, then pointers to elements of one buffer.
void sinkThroughMerges(Function &F) {
  constexpr unsigned HandleIndexOperand = 3, ElementIndexOperand = 1;
  bool Changed = true;
  while (Changed) {
    Changed = false;
    SmallVector<Instruction *> Merges;
    for (Instruction &I : instructions(F))
      if (isa<PHINode, SelectInst>(I) &&
          (I.getType()->isPointerTy() || I.getType()->isTargetExtTy()))
        Merges.push_back(&I);
    for (Instruction *I : Merges)
      Changed |=
          sinkCallThroughMerge(*I, Intrinsic::dx_resource_handlefrombinding, HandleIndexOperand) ||
          sinkCallThroughMerge(*I, Intrinsic::dx_resource_getpointer, ElementIndexOperand);
  }
}

namespace {

void replaceAccesses(IntrinsicInst &GetPointer, const DataLayout &DL) {
  PointerUses Uses(DL);
  if (!Uses.collect(GetPointer))
    return;
  BufferLocation Location(GetPointer.getArgOperand(0), GetPointer.getArgOperand(1));
  bool Ok = true;
  for (const PointerUse &Use : Uses.accesses())
    Ok &= Location.replace(*Use.I, Use.Offset);
  if (!Ok)
    return;
  Uses.eraseAddresses();
  GetPointer.eraseFromParent();
}

} // namespace

PreservedAnalyses DXILResourceAccessPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    sinkThroughMerges(F);
    SmallVector<IntrinsicInst *> Pointers;
    for (Instruction &I : instructions(F))
      if (isIntrinsicCall(&I, Intrinsic::dx_resource_getpointer))
        Pointers.push_back(cast<IntrinsicInst>(&I));
    for (IntrinsicInst *P : Pointers)
      replaceAccesses(*P, M.getDataLayout());
    Changed |= !Pointers.empty();
  }
  return keptAfter(Changed);
}

} // namespace dxil::lowering
