// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HeapHandles.h"

#include "dxil/contract_names.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr unsigned SpaceOperand = 0, HeapIndexOperand = 3;
constexpr uint64_t ResourceSpace = 0xfffffffe, SamplerSpace = 0xfffffffd;

Function *heapFunction(Module &M, Type *Handle) {
  LLVMContext &C = M.getContext();
  auto *Ty = FunctionType::get(Handle, {Type::getInt32Ty(C), Type::getInt1Ty(C)}, false);
  // LLVM adds a number for each further type.
  Function *F = Function::Create(Ty, GlobalValue::ExternalLinkage, contract::HeapHandlePrefix, M);
  F->setDoesNotAccessMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  return F;
}

} // namespace

bool takeHeapHandles(Module &M) {
  SmallVector<IntrinsicInst *> Calls;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *II = dyn_cast<IntrinsicInst>(&I);
          II && II->getIntrinsicID() == Intrinsic::dx_resource_handlefrombinding)
        if (auto *Space = dyn_cast<ConstantInt>(II->getArgOperand(SpaceOperand));
            Space &&
            (Space->getZExtValue() == ResourceSpace || Space->getZExtValue() == SamplerSpace))
          Calls.push_back(II);
  DenseMap<Type *, Function *> Functions;
  for (IntrinsicInst *Call : Calls) {
    Function *&F = Functions[Call->getType()];
    if (!F)
      F = heapFunction(M, Call->getType());
    IRBuilder<> B(Call);
    bool Samplers =
        cast<ConstantInt>(Call->getArgOperand(SpaceOperand))->getZExtValue() == SamplerSpace;
    CallInst *Handle =
        B.CreateCall(F, {Call->getArgOperand(HeapIndexOperand), B.getInt1(Samplers)});
    Handle->takeName(Call);
    Call->replaceAllUsesWith(Handle);
    Call->eraseFromParent();
  }
  return !Calls.empty();
}

bool isHeapHandle(const CallInst &Call) {
  const Function *F = Call.getCalledFunction();
  return F && F->isDeclaration() && F->getName().starts_with(contract::HeapHandlePrefix) &&
         F->arg_size() == 2;
}

} // namespace dxil::lowering
