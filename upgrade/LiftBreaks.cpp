// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DXC keeps a block that leaves a loop inside the loop by a comparison of the constant
// @dx.break.cond. An optimizer would fold it, so it becomes `dxil.loop.break`, which is opaque
// (docs/ir-contract.md).
#include "Lifting.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <dxil/contract_names.h>

using namespace llvm;

namespace dxil::upgrade {

bool liftBreaks(Module &M) {
  GlobalVariable *Constant = M.getNamedGlobal(contract::BreakCondition);
  if (!Constant || !Constant->isConstant() || !Constant->hasInitializer() ||
      !Constant->getInitializer()->isNullValue())
    return false;
  SmallVector<ICmpInst *> Tests;
  for (Function &F : M)
    for (BasicBlock &BB : F)
      for (Instruction &I : BB) {
        auto *Test = dyn_cast<ICmpInst>(&I);
        auto *Number = Test ? dyn_cast<LoadInst>(Test->getOperand(0)) : nullptr;
        auto *Zero = Test ? dyn_cast<ConstantInt>(Test->getOperand(1)) : nullptr;
        if (Number && Zero && Zero->isZero() && Test->getPredicate() == ICmpInst::ICMP_EQ &&
            Number->getPointerOperand()->stripPointerCasts() == Constant)
          Tests.push_back(Test);
      }
  if (Tests.empty())
    return false;
  auto *Break = cast<Function>(
      M.getOrInsertFunction(contract::LoopBreak, Type::getInt1Ty(M.getContext())).getCallee());
  Break->setDoesNotThrow();
  Break->setWillReturn();
  Break->setMemoryEffects(MemoryEffects::inaccessibleMemOnly());
  for (ICmpInst *Test : Tests) {
    auto *Number = cast<LoadInst>(Test->getOperand(0));
    auto *Call = CallInst::Create(Break->getFunctionType(), Break, "", Test->getIterator());
    Call->takeName(Test);
    Call->setDebugLoc(Test->getDebugLoc());
    Test->replaceAllUsesWith(Call);
    Test->eraseFromParent();
    if (Number->use_empty())
      Number->eraseFromParent();
  }
  Constant->removeDeadConstantUsers();
  if (Constant->use_empty())
    Constant->eraseFromParent();
  return true;
}

} // namespace dxil::upgrade
