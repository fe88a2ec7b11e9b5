// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/target/PassRegistry.h"
#include "dxil/lowering/ConstantIndices.h"
#include "dxil/lowering/Passes.h"
#include "dxil/target/Passes.h"
#include "dxil/target/Pipeline.h"
#include "dxil/upgrade/Passes.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/SROA.h"

using namespace llvm;

namespace dxil {

void registerPassBuilderCallbacks(PassBuilder &PB) {
  PB.registerPipelineStartEPCallback([](ModulePassManager &MPM, OptimizationLevel) {
    MPM.addPass(UnsetVariablesPass());
    MPM.addPass(DropAssumptionsPass());
    MPM.addPass(GuardDivisionsPass());
    MPM.addPass(ConstantIndicesPass());
    MPM.addPass(DXILEntrySignaturePass());
    MPM.addPass(CheckRecursionPass());
    MPM.addPass(ConvergencePass());
    MPM.addPass(ConstantLoopsPass(/*BeforeOptimizer=*/true));
  });
  PB.registerPipelineEarlySimplificationEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel, ThinOrFullLTOPhase) {
        MPM.addPass(AlwaysInlinerPass());
        FunctionPassManager FPM;
        // Before SROA, which makes bytes of members.
        FPM.addPass(ResourceMemoryPass());
        FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
        MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
      });
  PB.registerPeepholeEPCallback([](FunctionPassManager &FPM, OptimizationLevel) {
    FPM.addPass(KnownDivisionsPass());
    FPM.addPass(FastIdentitiesPass());
  });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
#define DXIL_PASS(PassName, Class)                                                                 \
  if (Name == PassName) {                                                                          \
    MPM.addPass(Class());                                                                          \
    return true;                                                                                   \
  }
#include "PassRegistry.def"
        return false;
      });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, FunctionPassManager &FPM, ArrayRef<PassBuilder::PipelineElement>) {
#define DXIL_FUNCTION_PASS(PassName, Class)                                                        \
  if (Name == PassName) {                                                                          \
    FPM.addPass(Class());                                                                          \
    return true;                                                                                   \
  }
#include "PassRegistry.def"
        return false;
      });
}

} // namespace dxil
