// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "HeapHandles.h"
#include "PointerAccess.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <map>

using namespace llvm;

namespace dxil {

namespace {

/// Operands of both ways to make a handle.
enum : unsigned { OrderIdOperand = 0, SpaceOfImplicit = 1, RangeSize = 2, Index = 3, Name = 4 };
enum : unsigned { SpaceOfBinding = 0, RegisterOfBinding = 1 };

/// One implicitly bound resource: all calls with its order id.
struct ImplicitResource {
  uint32_t OrderId;
  SmallVector<CallInst *, 2> Calls;
};

std::optional<uint32_t> constantOperand(const CallInst &Call, unsigned Operand) {
  if (auto *C = dyn_cast<ConstantInt>(Call.getArgOperand(Operand)))
    return uint32_t(C->getZExtValue());
  return std::nullopt;
}

SmallVector<ImplicitResource> implicitResources(Module &M) {
  std::map<uint32_t, SmallVector<CallInst *, 2>> ByOrder;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *II = dyn_cast<IntrinsicInst>(&I);
      if (!II || II->getIntrinsicID() != Intrinsic::dx_resource_handlefromimplicitbinding)
        continue;
      auto Order = constantOperand(*II, OrderIdOperand);
      if (!Order || !constantOperand(*II, SpaceOfImplicit) || !constantOperand(*II, RangeSize)) {
        reportError(*II, "an implicit binding whose order id, space or size is not a constant");
        continue;
      }
      ByOrder[*Order].push_back(II);
    }
  SmallVector<ImplicitResource> Result;
  for (auto &[Order, Calls] : ByOrder)
    Result.push_back({Order, std::move(Calls)});
  return Result;
}

/// LLVM's resource analyses take these operands of a binding for constants.
bool checkExplicitBindings(Module &M) {
  bool Good = true;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *II = dyn_cast<IntrinsicInst>(&I);
      if (!II || II->getIntrinsicID() != Intrinsic::dx_resource_handlefrombinding)
        continue;
      for (unsigned Operand :
           {unsigned(SpaceOfBinding), unsigned(RegisterOfBinding), unsigned(RangeSize)})
        if (!constantOperand(*II, Operand)) {
          reportError(*II, "a binding whose space, register or size is not a constant");
          Good = false;
          break;
        }
    }
  return Good;
}

void bind(CallInst &Call, uint32_t Space, uint32_t Register) {
  IRBuilder<> B(&Call);
  CallInst *Bound = B.CreateIntrinsic(
      Call.getType(), Intrinsic::dx_resource_handlefrombinding,
      {B.getInt32(Space), B.getInt32(Register), Call.getArgOperand(RangeSize),
       Call.getArgOperand(Index), Call.getArgOperand(Name)});
  Bound->takeName(&Call);
  Call.replaceAllUsesWith(Bound);
  Call.eraseFromParent();
}

} // namespace

PreservedAnalyses DXILImplicitBindingPass::run(Module &M, ModuleAnalysisManager &AM) {
  // Descriptors of a heap have no binding.
  bool Changed = takeHeapHandles(M);
  SmallVector<ImplicitResource> Resources = implicitResources(M);
  if (!checkExplicitBindings(M) || Resources.empty())
    return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  DXILResourceTypeMap &Types = AM.getResult<DXILResourceTypeAnalysis>(M);
  DXILResourceBindingInfo &Bindings = AM.getResult<DXILResourceBindingAnalysis>(M);
  for (ImplicitResource &R : Resources) {
    CallInst &First = *R.Calls.front();
    uint32_t Space = *constantOperand(First, SpaceOfImplicit);
    auto Size = int32_t(*constantOperand(First, RangeSize));
    auto &Type = Types[cast<TargetExtType>(First.getType())];
    auto Register = Bindings.findAvailableBinding(Type.getResourceClass(), Space, Size);
    if (!Register) {
      reportError(First, "no free registers for an implicitly bound resource");
      continue;
    }
    for (CallInst *Call : R.Calls)
      bind(*Call, Space, *Register);
  }
  return PreservedAnalyses::none();
}

} // namespace dxil
