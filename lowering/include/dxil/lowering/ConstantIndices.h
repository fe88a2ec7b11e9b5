// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_CONSTANTINDICES_H
#define DXIL_LOWERING_CONSTANTINDICES_H

#include "llvm/IR/PassManager.h"

namespace dxil::lowering {

/// Puts right the member indices of structs in constant buffers, which clang 22 counts without the
/// padding between members. For the start of the optimiser's pipeline; a module is changed once.
class ConstantIndicesPass : public llvm::PassInfoMixin<ConstantIndicesPass> {
public:
  static llvm::StringRef name() { return "dxil-constant-indices"; }
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_CONSTANTINDICES_H
