// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_CONSTANTELEMENTS_H
#define DXIL_TARGET_CONSTANTELEMENTS_H

#include "llvm/IR/PassManager.h"

namespace dxil::target {

/// An index that has become constant and lies behind the vector of a constant buffer is an error,
/// as in DXC. No contract::ConstantElement. When what is written in variables is known.
class ConstantElementsPass : public llvm::PassInfoMixin<ConstantElementsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);
  static bool isRequired() { return true; }
};

} // namespace dxil::target

#endif // DXIL_TARGET_CONSTANTELEMENTS_H
