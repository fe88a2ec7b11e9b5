// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_UNROLLREQUESTS_H
#define DXIL_TARGET_UNROLLREQUESTS_H

#include "llvm/IR/PassManager.h"

namespace dxil::target {

/// `[unroll]` is a wish where DXC makes it one. Its unroller passes loops by whose test it has not
/// moved behind the body before: a test of several blocks (`&&`, `||`, `?:`), a large one (a read
/// of a resource), one that a `continue` of a `while` jumps to. Of modules as they are generated,
/// before anything is inlined.
class UnrollRequestsPass : public llvm::PassInfoMixin<UnrollRequestsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

} // namespace dxil::target

#endif // DXIL_TARGET_UNROLLREQUESTS_H
