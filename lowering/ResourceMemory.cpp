// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory of resources is not the program's own: a load behind a store past its end gives zero, two
// of them may be the same, and what a struct's padding covers belongs to others. LLVM's optimizer
// would pass stored values on to loads, and copy structs as so many bytes. So accesses of writable
// resources are volatile until dxil-resource-access makes operations of them, and copies go member
// by member.

#include "PointerAccess.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {

namespace {

bool isWritable(const Type *HandleTy) {
  if (auto *Raw = dyn_cast<llvm::dxil::RawBufferExtType>(HandleTy))
    return Raw->isWriteable();
  if (auto *Typed = dyn_cast<llvm::dxil::TypedBufferExtType>(HandleTy))
    return Typed->isWriteable();
  return false;
}

} // namespace

bool isWritableResource(const Value *Pointer) {
  SmallVector<const Value *> Objects;
  getUnderlyingObjects(Pointer, Objects);
  return any_of(Objects, [](const Value *Object) {
    auto *Call = dyn_cast<IntrinsicInst>(Object);
    return Call && Call->getIntrinsicID() == Intrinsic::dx_resource_getpointer &&
           isWritable(Call->getArgOperand(0)->getType());
  });
}

PreservedAnalyses ResourceMemoryPass::run(Function &F, FunctionAnalysisManager &) {
  bool Changed = expandResourceCopies(F);
  for (Instruction &I : instructions(F)) {
    if (auto *Load = dyn_cast<LoadInst>(&I);
        Load && Load->isSimple() && isWritableResource(Load->getPointerOperand()))
      Load->setVolatile(Changed = true);
    else if (auto *Store = dyn_cast<StoreInst>(&I);
             Store && Store->isSimple() && isWritableResource(Store->getPointerOperand()))
      Store->setVolatile(Changed = true);
  }
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses Kept;
  Kept.preserveSet<CFGAnalyses>();
  return Kept;
}

} // namespace dxil
