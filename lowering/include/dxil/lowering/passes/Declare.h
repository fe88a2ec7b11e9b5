// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Declares the classes of the passes in the file DXIL_PASS_ROWS. Each header of this folder
// includes it, so it has no include guard.
#include "dxil/lowering/passes/Kept.h"
#include "llvm/IR/Module.h"

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
#include DXIL_PASS_ROWS
#undef DXIL_MODULE_PASS
#undef DXIL_FUNCTION_PASS
#undef DXIL_OPTIONAL_PASS

} // namespace dxil::lowering

#undef DXIL_PASS_ROWS
