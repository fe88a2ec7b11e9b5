// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes of the passes in Passes.def, which has the result of each.
#ifndef DXIL_LOWERING_PASSES_H
#define DXIL_LOWERING_PASSES_H

#include "llvm/IR/PassManager.h"

namespace dxil::lowering {

#define DXIL_MODULE_PASS(Name, Class, Result)                                                      \
  class Class : public llvm::PassInfoMixin<Class> {                                                \
  public:                                                                                          \
    static constexpr llvm::StringRef name() { return Name; }                                       \
    static bool isRequired() { return true; }                                                      \
    llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &MAM);                \
  };
#define DXIL_FUNCTION_PASS(Name, Class, Result)                                                    \
  class Class : public llvm::PassInfoMixin<Class> {                                                \
  public:                                                                                          \
    static constexpr llvm::StringRef name() { return Name; }                                       \
    static bool isRequired() { return true; }                                                      \
    llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);            \
  };
#define DXIL_OPTIONAL_PASS(Name, Class, Result)                                                    \
  class Class : public llvm::PassInfoMixin<Class> {                                                \
  public:                                                                                          \
    static constexpr llvm::StringRef name() { return Name; }                                       \
    llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM);            \
  };
#include "dxil/lowering/Passes.def"

} // namespace dxil::lowering

#endif // DXIL_LOWERING_PASSES_H
