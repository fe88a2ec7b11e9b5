// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resource memory differs from the program's own: a load after an out-of-bounds store gives zero,
// two resources may be the same memory, other data may lie in a struct's padding, and an element of
// a typed buffer has no separate parts. LLVM's optimizer would forward stored values to loads, copy
// structs as plain bytes, and load half an element. Accesses of writable resources and typed
// buffers are therefore volatile until dxil-resource-access turns them into operations, and copies
// go member by member.

#include "dxil/lowering/passes/Resources.h"
#include "memory/PointerAccess.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

bool keepsAccesses(const Type *HandleTy) {
  if (auto *Raw = dyn_cast<llvm::dxil::RawBufferExtType>(HandleTy))
    return Raw->isWriteable();
  return isa<llvm::dxil::TypedBufferExtType>(HandleTy);
}

} // namespace

bool keepsAccesses(const Value *Pointer) {
  SmallVector<const Value *> Objects;
  getUnderlyingObjects(Pointer, Objects);
  return any_of(Objects, [](const Value *Object) {
    auto *Call = dyn_cast<IntrinsicInst>(Object);
    return Call && Call->getIntrinsicID() == Intrinsic::dx_resource_getpointer &&
           keepsAccesses(Call->getArgOperand(0)->getType());
  });
}

PreservedAnalyses ResourceMemoryPass::run(Function &F, FunctionAnalysisManager &) {
  bool Changed = expandResourceCopies(F);
  for (Instruction &I : instructions(F)) {
    if (auto *Load = dyn_cast<LoadInst>(&I);
        Load && Load->isSimple() && keepsAccesses(Load->getPointerOperand()))
      Load->setVolatile(Changed = true);
    else if (auto *Store = dyn_cast<StoreInst>(&I);
             Store && Store->isSimple() && keepsAccesses(Store->getPointerOperand()))
      Store->setVolatile(Changed = true);
  }
  return keptAfterInstructions(Changed);
}

} // namespace dxil::lowering
