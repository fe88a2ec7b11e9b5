// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_REQUESTEDUNROLL_H
#define DXIL_TARGET_REQUESTEDUNROLL_H

#include "llvm/IR/PassManager.h"

namespace dxil::target {

/// Unrolls loops that `[unroll]` stands at, or reports those whose number of turns nobody can know.
class RequestedUnrollPass : public llvm::PassInfoMixin<RequestedUnrollPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }
};

} // namespace dxil::target

#endif // DXIL_TARGET_REQUESTEDUNROLL_H
