// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Removes local variables that are written and never read, and ray queries without users. Without
// clang's optimizer such variables would keep the stored values alive, and with them resources that
// the root signature does not have.

#include "dxil/intrinsics.h"
#include "dxil/lowering/passes/Memory.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Collects the uses of `Variable`, users after their operands. Returns false if one reads it or
/// keeps its address.
bool collectWrites(AllocaInst &Variable, SmallVectorImpl<Instruction *> &Uses) {
  SmallVector<Instruction *, 16> Pointers = {&Variable};
  while (!Pointers.empty()) {
    Instruction *Pointer = Pointers.pop_back_val();
    for (User *U : Pointer->users()) {
      auto *I = cast<Instruction>(U);
      if (isa<GetElementPtrInst, AddrSpaceCastInst>(I))
        Pointers.push_back(I);
      else if (auto *Store = dyn_cast<StoreInst>(I);
               Store ? Store->getValueOperand() == Pointer || Store->isVolatile()
                     : !I->isLifetimeStartOrEnd())
        return false;
      Uses.push_back(I);
    }
  }
  return true;
}

bool removeUnread(Function &F) {
  SmallVector<WeakVH, 16> Variables; // one may be erased with its last use
  for (Instruction &I : F.getEntryBlock())
    if (auto *A = dyn_cast<AllocaInst>(&I))
      Variables.push_back(A);
  bool Changed = false;
  // One variable may be the only reader of another.
  for (bool Again = true; Again;) {
    Again = false;
    for (WeakVH &V : Variables) {
      auto *A = cast_or_null<AllocaInst>(V);
      SmallVector<Instruction *, 16> Uses;
      if (!A || !collectWrites(*A, Uses))
        continue;
      SmallVector<WeakTrackingVH, 16> Stored;
      for (Instruction *I : reverse(Uses)) {
        if (auto *Store = dyn_cast<StoreInst>(I))
          Stored.push_back(Store->getValueOperand());
        I->eraseFromParent();
      }
      A->eraseFromParent();
      for (WeakTrackingVH &Value : Stored)
        if (auto *I = dyn_cast_or_null<LoadInst>(Value); I && I->use_empty())
          Again |= RecursivelyDeleteTriviallyDeadInstructions(I);
      Changed = true;
    }
  }
  return Changed;
}

bool allocatesRayQuery(const Function &F) {
  const auto Name = parseExtensionName(std::string_view(F.getName()));
  return Name && (Name->Op->Code == OpCode::AllocateRayQuery ||
                  Name->Op->Code == OpCode::AllocateRayQuery2);
}

/// Removes ray queries without users. LLVM keeps them, because each call creates another query.
bool removeUnusedQueries(Function &Allocate) {
  bool Changed = false;
  for (User *U : make_early_inc_range(Allocate.users()))
    if (auto *Call = dyn_cast<CallInst>(U);
        Call && Call->getCalledFunction() == &Allocate && Call->use_empty()) {
      Call->eraseFromParent();
      Changed = true;
    }
  return Changed;
}

} // namespace

PreservedAnalyses UnreadVariablesPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  for (Function &F : M)
    if (!F.isDeclaration())
      Changed |= removeUnread(F);
  for (Function &F : M)
    if (allocatesRayQuery(F))
      Changed |= removeUnusedQueries(F);
  return keptAfter(Changed);
}

} // namespace dxil::lowering
