// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "NonUniformValues.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

NonUniformValues::NonUniformValues(const Function &F) {
  SmallVector<const Value *> Work;
  auto Mark = [&](const Value *V) {
    if (Marked.insert(V).second)
      Work.push_back(V);
  };
  for (const Function &Intrinsic : *F.getParent())
    if (Intrinsic.getIntrinsicID() == Intrinsic::dx_resource_nonuniformindex)
      for (const User *U : Intrinsic.users())
        if (cast<Instruction>(U)->getFunction() == &F)
          Mark(U);
  while (!Work.empty())
    for (const User *U : Work.pop_back_val()->users()) {
      Mark(U);
      // A variable that holds such a value: every load of it uses its address, and is marked too.
      if (auto *Store = dyn_cast<StoreInst>(U))
        if (auto *Variable = dyn_cast<AllocaInst>(getUnderlyingObject(Store->getPointerOperand())))
          Mark(Variable);
    }
}

} // namespace dxil::lowering
