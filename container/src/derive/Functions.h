// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/container/derive/Analysis.h>
#include <dxil/container/derive/Facts.h>

#include <vector>

namespace dxil::container {

/// Returns the defined functions that a shader runs: its entry point, a hull shader's patch
/// constant function, and all their callees. Each occurs once, in breadth-first order of calls.
inline std::vector<ir::FunctionId> functionsOf(const Analysis &A, const EntryPoint &E) {
  std::vector<ir::FunctionId> Out;
  std::vector<bool> Seen(A.M.Functions.size());
  auto add = [&](ir::FunctionId F) {
    if (F == ir::None || Seen[F] || A.M.Functions[F].IsDeclaration)
      return;
    Seen[F] = true;
    Out.push_back(F);
  };
  add(E.Function);
  if (E.Kind == Stage::Hull)
    add(E.PatchConstant);
  for (size_t N = 0; N < Out.size(); ++N)
    for (ir::FunctionId Callee : A.callees(Out[N]))
      add(Callee);
  return Out;
}

} // namespace dxil::container
