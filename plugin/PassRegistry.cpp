// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PassRegistry.h"

#include "dxil/lowering/Passes.h"
#include "dxil/lowering/Pipelines.h"
#include "dxil/upgrade/Passes.h"
#include "llvm/Passes/PassBuilder.h"

using namespace llvm;

namespace dxil::plugin {
namespace {

template <typename PassT, typename ManagerT> bool addPass(ManagerT &Manager) {
  Manager.addPass(PassT());
  return true;
}

bool addNamedPass(StringRef Name, ModulePassManager &MPM) {
#define DXIL_MODULE_PASS(PassName, Class, Result)                                                  \
  if (Name == PassName)                                                                            \
    return addPass<lowering::Class>(MPM);
#include "dxil/lowering/Passes.def"
  return Name == upgrade::DXILUpgradePass::name() && addPass<upgrade::DXILUpgradePass>(MPM);
}

bool addNamedPass(StringRef Name, FunctionPassManager &FPM) {
#define DXIL_FUNCTION_PASS(PassName, Class, Result)                                                \
  if (Name == PassName)                                                                            \
    return addPass<lowering::Class>(FPM);
#include "dxil/lowering/Passes.def"
  return false;
}

void addPipeline(const lowering::Pipeline &P, ModulePassManager &MPM) {
  for (lowering::Stage &S : lowering::stagesOf(P))
    MPM.addPass(std::move(S));
}

} // namespace

void registerPassBuilderCallbacks(PassBuilder &PB) {
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel) { addPipeline(lowering::ClangStart, MPM); });
  PB.registerPipelineEarlySimplificationEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel, ThinOrFullLTOPhase) {
        addPipeline(lowering::ClangAfterInlining, MPM);
      });
  PB.registerPeepholeEPCallback([](FunctionPassManager &FPM, OptimizationLevel) {
    FPM.addPass(lowering::functionPasses(lowering::ClangPeephole));
  });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
        return addNamedPass(Name, MPM);
      });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, FunctionPassManager &FPM, ArrayRef<PassBuilder::PipelineElement>) {
        return addNamedPass(Name, FPM);
      });
}

} // namespace dxil::plugin
