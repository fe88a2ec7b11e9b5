// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Uses.h"

namespace dxil::container {

void UseWalker::addUsers(ir::ValueId V, std::vector<ir::FunctionId> &Out) {
  std::vector<ir::ValueId> Work = {V};
  while (!Work.empty()) {
    V = Work.back();
    Work.pop_back();
    for (ir::InstId I : A.users(V)) {
      if (!Left)
        return;
      --Left;
      ir::FunctionId F = A.functionOf(A.M.Instructions[I]);
      if (F == ir::None || SeenFunction[F] == Walk)
        continue;
      SeenFunction[F] = Walk;
      Out.push_back(F);
    }
    for (ir::ConstantId C : A.constantUsers(V)) {
      if (!Left)
        return;
      --Left;
      if (SeenConstant[C] == Walk)
        continue;
      SeenConstant[C] = Walk;
      Work.push_back(A.M.Constants[C].Self);
    }
  }
}

std::vector<ir::FunctionId> UseWalker::functionsUsing(ir::ValueId V) {
  std::vector<ir::FunctionId> Out;
  ++Walk;
  addUsers(V, Out);
  return Out;
}

std::vector<ir::FunctionId> UseWalker::functionsReaching(ir::ValueId V) {
  std::vector<ir::FunctionId> Out;
  ++Walk;
  addUsers(V, Out);
  for (size_t I = 0; I < Out.size(); ++I)
    addUsers(A.M.Functions[Out[I]].Self, Out);
  return Out;
}

} // namespace dxil::container
