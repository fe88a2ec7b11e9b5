// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "UnsetOutputs.h"

#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Entry.h"

#include "llvm/ADT/SmallSet.h"
#include "llvm/IR/InstIterator.h"

#include <dxil/contract/OpCall.h>
#include <dxil/generated/OpViews.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr unsigned MostValues = 256;

using Element = std::pair<const Value *, unsigned>;

/// Adds the sources to \p Out if element \p Index of \p V, or a scalar \p V, is a copy of one of
/// several values. Returns false if it is not a copy.
bool addCopied(const Value *V, unsigned Index, SmallVectorImpl<Element> &Out) {
  if (auto *Freeze = dyn_cast<FreezeInst>(V)) {
    Out.push_back({Freeze->getOperand(0), Index});
  } else if (auto *Phi = dyn_cast<PHINode>(V)) {
    for (const Value *In : Phi->incoming_values())
      Out.push_back({In, Index});
  } else if (auto *Select = dyn_cast<SelectInst>(V)) {
    Out.push_back({Select->getTrueValue(), Index});
    Out.push_back({Select->getFalseValue(), Index});
  } else if (auto *Cast = dyn_cast<CastInst>(V);
             Cast && !V->getType()->isVectorTy() && !Cast->getSrcTy()->isVectorTy()) {
    Out.push_back({Cast->getOperand(0), Index});
  } else if (auto *Extract = dyn_cast<ExtractElementInst>(V)) {
    auto *Element = dyn_cast<ConstantInt>(Extract->getIndexOperand());
    if (!Element)
      return false;
    Out.push_back({Extract->getVectorOperand(), unsigned(Element->getLimitedValue())});
  } else if (auto *Insert = dyn_cast<InsertElementInst>(V)) {
    auto *Element = dyn_cast<ConstantInt>(Insert->getOperand(2));
    if (!Element)
      return false;
    Out.push_back({Insert->getOperand(Element->getLimitedValue() == Index ? 1 : 0), Index});
  } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(V)) {
    const auto Mask = Shuffle->getShuffleMask();
    if (Index >= Mask.size() || Mask[Index] < 0)
      return false;
    const auto Width = cast<FixedVectorType>(Shuffle->getOperand(0)->getType())->getNumElements();
    const auto From = unsigned(Mask[Index]);
    Out.push_back({Shuffle->getOperand(From < Width ? 0 : 1), From % Width});
  } else {
    return false;
  }
  return true;
}

/// Returns true if \p V is undefined on every path.
bool isUnset(const Value *V) {
  SmallVector<Element, 8> Work{{V, 0}};
  SmallSet<Element, 16> Seen;
  while (!Work.empty()) {
    const Element Next = Work.pop_back_val();
    if (isa<UndefValue>(Next.first) || !Seen.insert(Next).second)
      continue;
    if (Seen.size() > MostValues || !addCopied(Next.first, Next.second, Work))
      return false;
  }
  return true;
}

} // namespace

PreservedAnalyses UnsetOutputsPass::run(Function &F, FunctionAnalysisManager &) {
  for (Instruction &I : instructions(F))
    if (auto Store = op::dyn_cast<op::StoreOutput>(&I);
        Store && !Store->call().isLowered() && Store->value() && isUnset(Store->value()))
      Store->setValue(UndefValue::get(Store->value()->getType())); // ops accept undef
  return PreservedAnalyses::all();
}

void warnOfUnsetOutputs(const Function &F, ArrayRef<SignatureElement> Outputs) {
  SmallVector<bool, 8> IsReported(Outputs.size(), false);
  for (const Instruction &I : instructions(F)) {
    const auto Store = op::dyn_cast<op::StoreOutput>(&I);
    if (!Store || !Store->call().isLowered() || !Store->value())
      continue;
    auto *Element = dyn_cast<ConstantInt>(Store->outputSigId());
    const uint64_t Number = Element ? Element->getZExtValue() : Outputs.size();
    if (Number >= Outputs.size() || IsReported[Number] || !isa<UndefValue>(Store->value()))
      continue;
    IsReported[Number] = true;
    const SignatureElement &E = Outputs[Number];
    reportEntryWarning(F, entryProblem(F, "not all components of output '" + E.Name +
                                              Twine(E.Indices.empty() ? 0 : E.Indices.front()) +
                                              "' are written [-Wunset-output]"));
  }
}

void dropUnsetOutputs(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (auto Store = op::dyn_cast<op::StoreOutput>(&I);
        Store && Store->call().isLowered() && isa_and_nonnull<UndefValue>(Store->value()))
      I.eraseFromParent();
}

} // namespace dxil::lowering
