// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnsetOutputs.h"

#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"

#include "llvm/IR/InstIterator.h"

#include <dxil/contract/OpCall.h>
#include <dxil/generated/OpViews.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr unsigned MostOwnerSteps = 256;

/// Whether \p V, or of a vector the element \p Index, is what a variable holds before it is set.
bool isUnset(const Value *V, unsigned Index = 0) {
  for (unsigned Step = 0; Step != MostOwnerSteps; ++Step) {
    if (isa<UndefValue>(V))
      return true;
    if (auto *Freeze = dyn_cast<FreezeInst>(V)) {
      V = Freeze->getOperand(0);
    } else if (auto *Cast = dyn_cast<CastInst>(V);
               Cast && !V->getType()->isVectorTy() && !Cast->getSrcTy()->isVectorTy()) {
      V = Cast->getOperand(0);
    } else if (auto *Extract = dyn_cast<ExtractElementInst>(V)) {
      auto *At = dyn_cast<ConstantInt>(Extract->getIndexOperand());
      if (!At)
        return false;
      Index = unsigned(At->getLimitedValue());
      V = Extract->getVectorOperand();
    } else if (auto *Insert = dyn_cast<InsertElementInst>(V)) {
      auto *At = dyn_cast<ConstantInt>(Insert->getOperand(2));
      if (!At)
        return false;
      V = Insert->getOperand(At->getLimitedValue() == Index ? 1 : 0);
    } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(V)) {
      auto Mask = Shuffle->getShuffleMask();
      if (Index >= Mask.size() || Mask[Index] < 0)
        return false;
      const auto Width = cast<FixedVectorType>(Shuffle->getOperand(0)->getType())->getNumElements();
      Index = unsigned(Mask[Index]);
      V = Shuffle->getOperand(Index < Width ? 0 : 1);
      Index %= Width;
    } else {
      return false;
    }
  }
  return false;
}

} // namespace

PreservedAnalyses UnsetOutputsPass::run(Function &F, FunctionAnalysisManager &) {
  for (Instruction &I : instructions(F))
    if (auto Store = op::dyn_cast<op::StoreOutput>(&I);
        Store && !Store->call().isLowered() && Store->value() && isUnset(Store->value()))
      Store->setValue(UndefValue::get(Store->value()->getType())); // which an op may have
  return PreservedAnalyses::all();
}

void warnOfUnsetOutputs(const Function &F, ArrayRef<SignatureElement> Outputs) {
  SmallVector<bool, 8> Said(Outputs.size(), false);
  for (const Instruction &I : instructions(F)) {
    const auto Store = op::dyn_cast<op::StoreOutput>(&I);
    if (!Store || !Store->call().isLowered() || !Store->value())
      continue;
    auto *Element = dyn_cast<ConstantInt>(Store->outputSigId());
    const uint64_t Number = Element ? Element->getZExtValue() : Outputs.size();
    if (Number >= Outputs.size() || Said[Number] || !isa<UndefValue>(Store->value()))
      continue;
    Said[Number] = true;
    const SignatureElement &E = Outputs[Number];
    reportEntryWarning(F, "entry point '" + F.getName() + "': not all components of output '" +
                              E.Name + Twine(E.Indices.empty() ? 0 : E.Indices.front()) +
                              "' are written [-Wunset-output]");
  }
}

void dropUnsetOutputs(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto Store = op::dyn_cast<op::StoreOutput>(&I);
        Store && Store->call().isLowered() && isa_and_nonnull<UndefValue>(Store->value()))
      I.eraseFromParent();
}

} // namespace dxil::lowering
