// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's optimizer merges calls that differ in a constant, even where DXIL requires a constant.
// This splits a merged call into one for each constant; control flow selects among them.
#include "RestoreArguments.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

#include <dxil/intrinsics.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Returns the first argument that must be a constant and is none, or null.
Value *neededConstant(const CallInst &Call) {
  const Function *Callee = Call.getCalledFunction();
  auto Parsed = Callee ? parseExtensionName(std::string_view(Callee->getName())) : std::nullopt;
  if (!Parsed)
    return nullptr;
  for (unsigned I = 0; I < Call.arg_size() && I < Parsed->Op->Args.size(); ++I) {
    const ArgInfo &Arg = Parsed->Op->Args[I];
    Value *Argument = Call.getArgOperand(I);
    // DXIL has no values of eight bits.
    if ((Arg.Immediate || Arg.Type == TypeKind::I8) && !isa<Constant>(Argument))
      return Argument;
  }
  return nullptr;
}

/// Copies \p Call to the end of \p Block, with the arguments that \p Choose returns.
template <typename Choice> CallInst *copyTo(BasicBlock &Block, CallInst &Call, Choice Choose) {
  auto *Copy = cast<CallInst>(Call.clone());
  Copy->insertBefore(Block.getTerminator()->getIterator());
  for (Use &Argument : Copy->args())
    if (Value *Chosen = Choose(Argument.get()))
      Argument.set(Chosen);
  return Copy;
}

void replaceBy(CallInst &Call, ArrayRef<CallInst *> Copies) {
  if (!Call.getType()->isVoidTy() && !Call.use_empty()) {
    PHINode *Result =
        PHINode::Create(Call.getType(), unsigned(Copies.size()), "", Call.getIterator());
    for (CallInst *Copy : Copies)
      Result->addIncoming(Copy, Copy->getParent());
    Call.replaceAllUsesWith(Result);
  }
  Call.eraseFromParent();
}

/// Makes one call for each arm of the select, and of all selects with the same condition.
bool splitSelect(CallInst &Call, SelectInst &Select) {
  Value *Condition = Select.getCondition();
  Instruction *Then = nullptr, *Else = nullptr;
  SplitBlockAndInsertIfThenElse(Condition, Call.getIterator(), &Then, &Else);
  auto Arm = [&](bool True) {
    return [=](Value *Argument) -> Value * {
      auto *S = dyn_cast<SelectInst>(Argument);
      return S && S->getCondition() == Condition ? True ? S->getTrueValue() : S->getFalseValue()
                                                 : nullptr;
    };
  };
  CallInst *Copies[] = {copyTo(*Then->getParent(), Call, Arm(true)),
                        copyTo(*Else->getParent(), Call, Arm(false))};
  replaceBy(Call, Copies);
  return true;
}

/// Makes one call for each set of constants that the phis in the block of \p Phi select.
bool splitPhi(CallInst &Call, PHINode &Phi) {
  if (!all_of(Phi.incoming_values(), [](const Use &V) { return isa<ConstantInt>(V.get()); }))
    return false;
  BasicBlock *Merge = Phi.getParent();
  auto ConstantPhi = [&](Value *Argument) {
    auto *P = dyn_cast<PHINode>(Argument);
    return P && P->getParent() == Merge &&
                   all_of(P->incoming_values(), [](const Use &V) { return isa<Constant>(V.get()); })
               ? P
               : nullptr;
  };
  SmallVector<PHINode *, 4> Phis;
  for (Value *Argument : Call.args())
    if (PHINode *P = ConstantPhi(Argument))
      Phis.push_back(P);
  // Numbers each set of constants; the number depends on the predecessor.
  MapVector<SmallVector<Value *, 4>, BasicBlock *> Sets;
  Type *I32 = Type::getInt32Ty(Call.getContext());
  PHINode *IndexPhi = PHINode::Create(I32, Phi.getNumIncomingValues(), "", Merge->begin());
  for (BasicBlock *From : Phi.blocks()) {
    SmallVector<Value *, 4> Set;
    for (PHINode *P : Phis)
      Set.push_back(P->getIncomingValueForBlock(From));
    auto Entry = Sets.insert({Set, From}).first;
    IndexPhi->addIncoming(ConstantInt::get(I32, uint64_t(Entry - Sets.begin())), From);
  }
  BasicBlock *Before = Call.getParent();
  BasicBlock *After = SplitBlock(Before, &Call);
  SmallVector<CallInst *, 4> Copies;
  SwitchInst *Switch = nullptr;
  for (auto &[Set, From] : Sets) {
    BasicBlock *Case = BasicBlock::Create(Call.getContext(), "", Before->getParent(), After);
    IRBuilder<>(Case).CreateBr(After)->setDebugLoc(Call.getDebugLoc());
    Copies.push_back(copyTo(*Case, Call, [&, &Values = Set](Value *Argument) -> Value * {
      auto *Entry = find(Phis, Argument);
      return Entry == Phis.end() ? nullptr : Values[size_t(Entry - Phis.begin())];
    }));
    if (!Switch) {
      IRBuilder<> B(Before->getTerminator());
      Switch = B.CreateSwitch(IndexPhi, Case, unsigned(Sets.size()) - 1);
      Before->getTerminator()->eraseFromParent();
    } else {
      Switch->addCase(ConstantInt::get(cast<IntegerType>(I32), Copies.size() - 1), Case);
    }
  }
  replaceBy(Call, Copies);
  for (PHINode *P : Phis)
    if (P->use_empty())
      P->eraseFromParent();
  return true;
}

} // namespace

bool restoreArguments(Module &M) {
  bool Changed = false;
  for (Function &F : M) {
    SmallVector<CallInst *, 8> Calls;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I); Call && neededConstant(*Call))
        Calls.push_back(Call);
    while (!Calls.empty()) {
      CallInst *Call = Calls.pop_back_val();
      Value *Needed = neededConstant(*Call);
      if (auto *Select = dyn_cast<SelectInst>(Needed))
        Changed |= splitSelect(*Call, *Select);
      else if (auto *Phi = dyn_cast<PHINode>(Needed))
        Changed |= splitPhi(*Call, *Phi);
    }
  }
  return Changed;
}

} // namespace dxil::lowering
