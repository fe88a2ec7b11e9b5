// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Numbers.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

using namespace llvm;

namespace dxil::lowering {

PreservedAnalyses ConstantElementsPass::run(Module &M, ModuleAnalysisManager &MAM) {
  Function *Element = M.getFunction(contract::ConstantElement);
  if (!Element)
    return PreservedAnalyses::all();
  auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
  SmallSetVector<Function *, 4> Readers;
  for (User *U : Element->users())
    Readers.insert(cast<Instruction>(U)->getFunction());
  // Removes unreachable reads, which are no errors.
  FunctionPassManager FPM;
  FPM.addPass(SCCPPass());
  FPM.addPass(SimplifyCFGPass());
  for (Function *F : Readers)
    FAM.invalidate(*F, FPM.run(*F, FAM));
  for (User *U : make_early_inc_range(Element->users())) {
    auto *Call = cast<CallInst>(U);
    Value *Index = Call->getArgOperand(0);
    auto *Number = dyn_cast<ConstantInt>(Index);
    const uint64_t Count = cast<ConstantInt>(Call->getArgOperand(1))->getZExtValue();
    if (Number && Number->getZExtValue() >= Count)
      reportError(*Call, "index " + Twine(Number->getSExtValue()) +
                             " is out of bounds of a vector of " + Twine(Count) +
                             " in a constant buffer");
    Call->replaceAllUsesWith(Index);
    Call->eraseFromParent();
  }
  Element->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
