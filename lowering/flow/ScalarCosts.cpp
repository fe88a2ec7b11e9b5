// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/ScalarCosts.h"

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/TargetTransformInfoImpl.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

unsigned elementsOf(const Type *T) {
  const auto *Vector = dyn_cast<FixedVectorType>(T);
  return Vector ? Vector->getNumElements() : 1;
}

/// Returns the number of scalar instructions that \p I becomes. As in DXC, a call of vectors counts
/// for each of its operands too, with the opcode.
unsigned scalarsOf(const Instruction &I) {
  if (isa<ExtractElementInst, InsertElementInst, ShuffleVectorInst>(I))
    return 0;
  const unsigned Results = elementsOf(I.getType());
  if (const auto *Call = dyn_cast<CallBase>(&I)) {
    const auto IsVector = [](const Value *V) { return isa<VectorType>(V->getType()); };
    if (!IsVector(Call) && none_of(Call->args(), IsVector))
      return 1;
    unsigned Sum = 2 * Results;
    for (const Value *Argument : Call->args())
      Sum += elementsOf(Argument->getType());
    return Sum;
  }
  return I.getNumOperands() ? std::max(Results, elementsOf(I.getOperand(0)->getType())) : Results;
}

class ScalarCosts final : public TargetTransformInfoImplCRTPBase<ScalarCosts> {
public:
  explicit ScalarCosts(const DataLayout &DL) : TargetTransformInfoImplCRTPBase(DL) {}

  /// LLVM compares the number of instructions with the threshold.
  void getUnrollingPreferences(Loop *L, ScalarEvolution &, TTI::UnrollingPreferences &UP,
                               OptimizationRemarkEmitter *) const override {
    uint64_t Instructions = 0, Scalars = 0;
    for (const BasicBlock *BB : L->blocks())
      for (const Instruction &I : *BB) {
        ++Instructions;
        Scalars += scalarsOf(I);
      }
    if (Scalars > Instructions)
      UP.Threshold = unsigned(UP.Threshold * Instructions / Scalars);
  }
};

} // namespace

TargetTransformInfo scalarCosts(const DataLayout &DL) {
  return TargetTransformInfo(std::make_unique<ScalarCosts>(DL));
}

} // namespace dxil::lowering
