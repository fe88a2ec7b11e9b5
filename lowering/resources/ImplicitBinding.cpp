// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BindingRules.h"
#include "FrontEndFacts.h"
#include "HeapHandles.h"
#include "UnboundResources.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Resources.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Frontend/HLSL/HLSLBinding.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <map>

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Operands of both intrinsics that make a handle.
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
        reportError(*II, "implicit binding has an order id, space or size that is not a constant");
        continue;
      }
      ByOrder[*Order].push_back(II);
    }
  SmallVector<ImplicitResource> Result;
  for (auto &[Order, Calls] : ByOrder)
    Result.push_back({Order, std::move(Calls)});
  return Result;
}

/// LLVM's resource analyses require these operands of a binding to be constants.
bool checkExplicitBindings(Module &M) {
  bool IsValid = true;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *II = dyn_cast<IntrinsicInst>(&I);
      if (!II || II->getIntrinsicID() != Intrinsic::dx_resource_handlefrombinding)
        continue;
      for (unsigned Operand :
           {unsigned(SpaceOfBinding), unsigned(RegisterOfBinding), unsigned(RangeSize)})
        if (!constantOperand(*II, Operand)) {
          reportError(*II, "binding has a space, register or size that is not a constant");
          IsValid = false;
          break;
        }
    }
  return IsValid;
}

void bind(CallInst &Call, uint32_t Space, uint32_t Register) {
  IRBuilder<> B(&Call);
  CallInst *Bound =
      B.CreateIntrinsic(Call.getType(), Intrinsic::dx_resource_handlefrombinding,
                        {B.getInt32(Space), B.getInt32(Register), Call.getArgOperand(RangeSize),
                         Call.getArgOperand(Index), Call.getArgOperand(Name)});
  Bound->takeName(&Call);
  Call.replaceAllUsesWith(Bound);
  Call.eraseFromParent();
}

/// Returns the resource's name in the source.
StringRef resourceName(const CallInst &Call) {
  StringRef Text;
  getConstantStringInfo(Call.getArgOperand(Name), Text);
  return Text;
}

/// Gives the resources in the command line's table their registers, which override those of the
/// declarations.
bool applyTable(Module &M, const contract::BindingRules &Rules, DXILResourceTypeMap &Types) {
  SmallVector<CallInst *> Calls;
  if (!Rules.Table.empty())
    for (Function &F : M)
      for (Instruction &I : instructions(F))
        if (auto *II = dyn_cast<IntrinsicInst>(&I);
            II && (II->getIntrinsicID() == Intrinsic::dx_resource_handlefromimplicitbinding ||
                   II->getIntrinsicID() == Intrinsic::dx_resource_handlefrombinding))
          Calls.push_back(II);
  bool Changed = false;
  for (CallInst *Call : Calls) {
    auto Class = Types[cast<TargetExtType>(Call->getType())].getResourceClass();
    if (const contract::BoundRange *Row =
            contract::findBinding(Rules, resourceName(*Call), Class)) {
      bind(*Call, Row->Space, Row->Register);
      Changed = true;
    }
  }
  return Changed;
}

/// Returns the registers that bindings of the shader use or that are reserved.
hlsl::BindingInfo takenRegisters(Module &M, const contract::BindingRules &Rules,
                                 DXILResourceTypeMap &Types) {
  hlsl::BindingInfoBuilder Builder;
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *II = dyn_cast<IntrinsicInst>(&I);
      if (!II || II->getIntrinsicID() != Intrinsic::dx_resource_handlefrombinding)
        continue;
      uint32_t First = *constantOperand(*II, RegisterOfBinding),
               Size = *constantOperand(*II, RangeSize);
      Builder.trackBinding(Types[cast<TargetExtType>(II->getType())].getResourceClass(),
                           *constantOperand(*II, SpaceOfBinding), First,
                           Size == UINT32_MAX ? UINT32_MAX : First + Size - 1,
                           II->getArgOperand(Name));
    }
  for (const contract::BoundRange &R : Rules.Reserved)
    Builder.trackBinding(R.Class, R.Space, R.Register,
                         R.Size == UINT32_MAX ? UINT32_MAX : R.Register + R.Size - 1, &R);
  bool Overlaps = false;
  return Builder.calculateBindingInfo(Overlaps);
}

} // namespace

PreservedAnalyses DXILImplicitBindingPass::run(Module &M, ModuleAnalysisManager &AM) {
  const contract::BindingRules Rules = takeBindingRules(M, factsOf(M, AM));
  // Heap descriptors have no binding.
  bool Changed = takeHeapHandles(M) || !contract::isEmpty(Rules);
  DXILResourceTypeMap &Types = AM.getResult<DXILResourceTypeAnalysis>(M);
  Changed |= applyTable(M, Rules, Types);
  SmallVector<ImplicitResource> Resources = implicitResources(M);
  if (!checkExplicitBindings(M) || Resources.empty())
    return keptAfter(Changed);
  hlsl::BindingInfo Used = takenRegisters(M, Rules, Types);
  // Linking assigns the registers of a library's resources. Until then each needs a place of its
  // own, even where arrays without a length have taken all registers that HLSL can name.
  constexpr uint32_t StandInSpace = 0xfffffff0; // the first space that Direct3D reserves
  bool StayUnbound = M.getTargetTriple().getEnvironment() == Triple::Library && !Rules.Space;
  for (ImplicitResource &R : Resources) {
    CallInst &First = *R.Calls.front();
    uint32_t Space = *constantOperand(First, SpaceOfImplicit);
    auto Size = int32_t(*constantOperand(First, RangeSize));
    auto &Type = Types[cast<TargetExtType>(First.getType())];
    StringRef ResourceName = resourceName(First);
    bool HasSpace = Space || contract::hasFixedSpace(Rules, ResourceName);
    if (!HasSpace && Rules.Space)
      Space = *Rules.Space;
    const uint32_t OwnSpace = HasSpace ? Space : OpenRegister;
    const int32_t Needed = StayUnbound && Size < 0 ? 1 : Size;
    auto Register = Used.findAvailableBinding(Type.getResourceClass(), Space, Needed);
    if (!Register && StayUnbound) {
      Space = StandInSpace;
      Register = Used.findAvailableBinding(Type.getResourceClass(), Space, Needed);
    }
    if (!Register) {
      reportError(First, "no free registers for an implicitly bound resource");
      continue;
    }
    if (StayUnbound)
      noteUnbound(M, {Type.getResourceClass(), Space, *Register, uint32_t(Size)}, OwnSpace);
    for (CallInst *Call : R.Calls)
      bind(*Call, Space, *Register);
  }
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
