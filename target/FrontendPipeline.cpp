// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The optimizer for modules of the project's own front end: what clang's pipeline has that pays in
// shaders. All calls are inlined first, so each pass works on the shader alone.
#include "AnalysisManagers.h"
#include "OptimizerPasses.h"
#include "dxil/lowering/Passes.h"
#include "dxil/target/Passes.h"
#include "dxil/target/Pipeline.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopDeletion.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/Reassociate.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Mem2Reg.h"

using namespace llvm;

namespace dxil::target {
namespace {

template <typename PassT> ModulePassManager onFunctions(PassT Pass) {
  ModulePassManager MPM;
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(Pass)));
  return MPM;
}

/// What is wrong with a program, before anything is inlined.
ModulePassManager checkingPasses() {
  ModulePassManager MPM;
  MPM.addPass(lowering::UnsetVariablesPass());
  MPM.addPass(DXILEntrySignaturePass());
  MPM.addPass(lowering::CheckRecursionPass());
  MPM.addPass(InliningLimitPass());
  MPM.addPass(UnrollRequestsPass());
  MPM.addPass(MarkUnsetHandlesPass());
  return MPM;
}

/// What every module needs, whatever the effort: one function with values in place of memory, and
/// the meaning of HLSL where LLVM's optimizer assumes more.
ModulePassManager requiredPasses() {
  ModulePassManager MPM;
  // A function may be inlined many times: what is a value by then is not copied as memory.
  MPM.addPass(createModuleToFunctionPassAdaptor(PromotePass()));
  // Inlining folds what is known of arguments.
  MPM.addPass(lowering::GuardDivisionsPass());
  MPM.addPass(InlineCallsPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(lowering::KnownDivisionsPass()));
  MPM.addPass(GlobalDCEPass());
  MPM.addPass(lowering::LocalizeGlobalsPass());
  MPM.addPass(MarkUnsetHandlesPass());
  MPM.addPass(lowering::ConvergencePass());
  MPM.addPass(lowering::ConstantLoopsPass(/*BeforeOptimizer=*/true));
  FunctionPassManager FPM;
  // Before SROA, which makes bytes of members.
  FPM.addPass(lowering::ResourceMemoryPass());
  FPM.addPass(SROAPass(SROAOptions::ModifyCFG));
  FPM.addPass(lowering::DebugLanesPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  MPM.addPass(createModuleToFunctionPassAdaptor(EndlessLoopsPass()));
  MPM.addPass(createModuleToFunctionPassAdaptor(UnsetOutputsPass()));
  MPM.addPass(lowering::PreciseValuesPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(PowersPass()));
  // Guarded where a function was inlined that has a parameter for a divisor.
  MPM.addPass(createModuleToFunctionPassAdaptor(lowering::KnownDivisionsPass()));
  MPM.addPass(lowering::GuardDivisionsPass());
  MPM.addPass(createModuleToFunctionPassAdaptor(RequestedUnrollPass()));
  MPM.addPass(ConstantElementsPass());
  return MPM;
}

void addSimplification(FunctionPassManager &FPM) {
  FPM.addPass(VectorElementsPass());
  FPM.addPass(InstCombinePass());
  FPM.addPass(lowering::KnownDivisionsPass());
  FPM.addPass(lowering::FastIdentitiesPass());
  FPM.addPass(SimplifyCFGPass());
}

void addLoopPasses(FunctionPassManager &FPM, Effort How) {
  LoopPassManager Loops;
  Loops.addPass(LoopRotatePass(/*EnableHeaderDuplication=*/How != Effort::None));
  if (How >= Effort::Much)
    Loops.addPass(LICMPass(LICMOptions()));
  Loops.addPass(IndVarSimplifyPass());
  Loops.addPass(LoopDeletionPass());
  FPM.addPass(createFunctionToLoopPassAdaptor(std::move(Loops), /*UseMemorySSA=*/true));
  LoopUnrollOptions Unroll(2, /*OnlyWhenForced=*/How < Effort::Much);
  Unroll.setPartial(false).setRuntime(false).setPeeling(false).setUpperBound(false);
  FPM.addPass(LoopUnrollPass(Unroll));
}

ModulePassManager optimizerPasses(Effort How) {
  FunctionPassManager FPM;
  FPM.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  FPM.addPass(SimplifyCFGPass());
  if (How != Effort::None)
    addSimplification(FPM);
  addLoopPasses(FPM, How);
  FPM.addPass(
      SROAPass(SROAOptions::ModifyCFG)); // of arrays whose indices unrolling has made constant
  FPM.addPass(lowering::DebugLanesPass());
  if (How != Effort::None)
    addSimplification(FPM);
  if (How >= Effort::Much) {
    FPM.addPass(ReassociatePass());
    FPM.addPass(GVNPass());
    FPM.addPass(InstCombinePass());
    FPM.addPass(SimplifyCFGPass());
  }
  FPM.addPass(ADCEPass());
  FPM.addPass(lowering::ZeroDivisionsPass());
  FPM.addPass(UnsetHandlesPass());
  return onFunctions(std::move(FPM));
}

} // namespace

bool runFrontendPasses(Module &M, Effort How) {
  AnalysisManagers Managers(/*TM=*/nullptr);
  std::vector<PipelineStage> Stages;
  Stages.push_back(checkingPasses());
  Stages.push_back(requiredPasses());
  Stages.push_back(optimizerPasses(How));
  return runStages(std::move(Stages), M, Managers.Modules);
}

} // namespace dxil::target
