// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/passes/Resources.h"

#include "HandleTypes.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/JumpThreading.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

#include <utility>

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr StringRef MarkPrefix = contract::UnsetHandlePrefix;
constexpr unsigned MostLeaves = 64; ///< limit for one variable

bool isMark(const Value *V) {
  auto *Call = dyn_cast<CallInst>(V);
  const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
  return Callee && Callee->getName().starts_with(MarkPrefix);
}

/// Stores the mark in each handle of one local variable.
class UnsetHandleMarker {
public:
  /// Marks are stored before \p Next.
  UnsetHandleMarker(AllocaInst &Local, Instruction &Next) : Local(Local), B(&Next) {}

  bool mark() {
    mark(Local.getAllocatedType());
    return NumLeaves;
  }

private:
  void mark(Type *Ty) {
    if (auto *ST = dyn_cast<StructType>(Ty)) {
      for (unsigned I = 0; I != ST->getNumElements(); ++I)
        markPart(I, ST->getElementType(I));
    } else if (auto *AT = dyn_cast<ArrayType>(Ty); AT && AT->getNumElements() <= MostLeaves) {
      for (unsigned I = 0; I != AT->getNumElements(); ++I)
        markPart(I, AT->getElementType());
    } else if (isHandleType(Ty) && NumLeaves++ < MostLeaves) {
      Value *Place =
          Path.size() > 1 ? B.CreateInBoundsGEP(Local.getAllocatedType(), &Local, Path) : &Local;
      B.CreateStore(B.CreateCall(functionFor(Ty)), Place);
    }
  }

  void markPart(unsigned Index, Type *Ty) {
    if (!isHandleType(Ty) && !Ty->isAggregateType())
      return;
    Path.push_back(B.getInt32(Index));
    mark(Ty);
    Path.pop_back();
  }

  FunctionCallee functionFor(Type *Ty) {
    Module &M = *Local.getModule();
    for (Function &F : M)
      if (F.getReturnType() == Ty && F.getName().starts_with(MarkPrefix))
        return &F;
    auto *New = Function::Create(FunctionType::get(Ty, false), GlobalValue::ExternalLinkage,
                                 MarkPrefix + "0", M);
    New->setDoesNotAccessMemory();
    New->setDoesNotThrow();
    New->setWillReturn();
    New->setSpeculatable();
    return New;
  }

  AllocaInst &Local;
  IRBuilder<> B;
  SmallVector<Value *, 4> Path{B.getInt32(0)};
  unsigned NumLeaves = 0;
};

SmallVector<Instruction *> marksOf(Function &F) {
  SmallVector<Instruction *> Marks;
  for (Instruction &I : instructions(F))
    if (isMark(&I))
      Marks.push_back(&I);
  return Marks;
}

/// Returns the first use that one of \p Marks can reach, or null.
Instruction *reachedUse(ArrayRef<Instruction *> Marks) {
  SmallSetVector<Instruction *, 16> Work(Marks.begin(), Marks.end());
  for (unsigned Index = 0; Index != Work.size(); ++Index)
    for (User *U : Work[Index]->users())
      if (isa<PHINode, SelectInst>(U))
        Work.insert(cast<Instruction>(U));
      else if (!isa<StoreInst>(U))
        return cast<Instruction>(U);
  return nullptr;
}

} // namespace

PreservedAnalyses MarkUnsetHandlesPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    // Each local variable, with the first instruction behind it that is none.
    SmallVector<std::pair<AllocaInst *, Instruction *>> Locals;
    Instruction *Next = nullptr;
    for (Instruction &I : reverse(F.getEntryBlock()))
      if (auto *Local = dyn_cast<AllocaInst>(&I))
        Locals.push_back({Local, Next});
      else
        Next = &I;
    // Marks of a later variable come before those of its neighbour.
    Instruction *Place = nullptr;
    Next = nullptr;
    for (auto [Local, After] : reverse(Locals)) {
      if (std::exchange(Next, After) != After)
        Place = After;
      if (!isHandleType(Local->getAllocatedType()) && !Local->getAllocatedType()->isAggregateType())
        continue;
      Instruction *Before = Place->getPrevNode();
      Changed |= UnsetHandleMarker(*Local, *Place).mark();
      Place = Before->getNextNode();
    }
  }
  return keptAfter(Changed);
}

PreservedAnalyses UnsetHandlesPass::run(Function &F, FunctionAnalysisManager &FAM) {
  SmallVector<Instruction *> Marks = marksOf(F);
  if (Marks.empty())
    return PreservedAnalyses::all();
  const bool IsValue = F.getParent()->getTargetTriple().getOSVersion() >= VersionTuple(6, 6);
  if (!IsValue && reachedUse(Marks)) {
    // Removes marks that cannot reach a use: the first iteration of a loop sets the handle, or the
    // same condition guards assignment and use.
    FunctionPassManager FPM;
    FPM.addPass(createFunctionToLoopPassAdaptor(LoopRotatePass()));
    FPM.addPass(InstSimplifyPass());
    FPM.addPass(SimplifyCFGPass());
    FPM.addPass(JumpThreadingPass());
    FPM.addPass(SimplifyCFGPass());
    FAM.invalidate(F, FPM.run(F, FAM));
    Marks = marksOf(F);
    if (Instruction *Use = reachedUse(Marks))
      reportError(*Use, any_of(Use->operands(), isMark)
                            ? "resource is uninitialized when used here"
                            : "resource may be uninitialized when used here");
  }
  for (Instruction *Mark : Marks) {
    Mark->replaceAllUsesWith(PoisonValue::get(Mark->getType()));
    Mark->eraseFromParent();
  }
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
