// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/target/PassRegistry.h"

#include "OptimizerPasses.h"
#include "dxil/lowering/ConstantIndices.h"
#include "dxil/lowering/Passes.h"
#include "dxil/target/Passes.h"
#include "dxil/target/Pipeline.h"
#include "dxil/upgrade/Passes.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/SROA.h"

#include <type_traits>

using namespace llvm;

namespace dxil::target {

// Passes.def has passes of three rooms.
using namespace lowering;
using upgrade::DXILUpgradePass;

namespace {

/// A pass as it runs before clang's optimizer.
template <typename PassT> PassT beforeOptimizer() {
  if constexpr (std::is_same_v<PassT, lowering::ConstantLoopsPass>)
    return PassT(/*BeforeOptimizer=*/true);
  else
    return PassT();
}

/// Adds the pass if it has that name and is one for what \p Manager runs on.
template <typename PassT, typename ManagerT>
bool addIfNamed(StringRef Name, StringRef PassName, ManagerT &Manager) {
  if constexpr (IsFunctionPass<PassT> == std::is_same_v<ManagerT, FunctionPassManager>) {
    if (Name == PassName) {
      Manager.addPass(PassT());
      return true;
    }
  }
  return false;
}

template <typename ManagerT> bool addNamedPass(StringRef Name, ManagerT &Manager) {
#define DXIL_PASS(PassName, Class, Leaves)                                                         \
  if (addIfNamed<Class>(Name, PassName, Manager))                                                  \
    return true;
#include "dxil/lowering/Passes.def"
  return false;
}

} // namespace

void registerPassBuilderCallbacks(PassBuilder &PB) {
  PB.registerPipelineStartEPCallback([](ModulePassManager &MPM, OptimizationLevel) {
#define DXIL_CLANG_PASS(Name, Class, Leaves) MPM.addPass(beforeOptimizer<Class>());
#include "dxil/lowering/Passes.def"
  });
  PB.registerPipelineEarlySimplificationEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel, ThinOrFullLTOPhase) {
        MPM.addPass(AlwaysInlinerPass());
        FunctionPassManager FPM;
        // Before SROA, which makes bytes of members.
        FPM.addPass(lowering::ResourceMemoryPass());
        FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
        MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
      });
  PB.registerPeepholeEPCallback([](FunctionPassManager &FPM, OptimizationLevel) {
    FPM.addPass(lowering::KnownDivisionsPass());
    FPM.addPass(lowering::FastIdentitiesPass());
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

} // namespace dxil::target
