// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/target/Pipeline.h"
#include "AnalysisManagers.h"
#include "UpgradedModule.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"
#include "dxil/target/Passes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace dxil::target {

using namespace lowering; // Passes.def has passes of both

namespace {

template <typename PassT> void addStage(std::vector<PipelineStage> &Stages, PassT Pass) {
  PipelineStage Stage;
  Stage.addPass(std::move(Pass));
  Stages.push_back(std::move(Stage));
}

} // namespace

std::vector<PipelineStage> buildLoweringStages(const Module &M) {
  if (isUpgraded(M)) {
    std::vector<PipelineStage> Stages;
#define DXIL_UPGRADED_PASS(Name, Class, Leaves) addStage(Stages, Class());
#include "dxil/lowering/Passes.def"
    return Stages;
  }
  std::vector<PipelineStage> Stages;
  // clang has run it before its optimiser already, opt and llc have not.
  addStage(Stages, DXILEntrySignaturePass());
  Stages.emplace_back();
  lowering::addIRLoweringPasses(Stages.back());
#define DXIL_STAGE_PASS(Name, Class, Leaves) addStage(Stages, Class());
#include "dxil/lowering/Passes.def"
  return Stages;
}

bool runStages(std::vector<PipelineStage> Stages, Module &M, ModuleAnalysisManager &AM) {
  for (PipelineStage &Stage : Stages) {
    // A pass may rely on what an earlier one has checked, so none runs after
    // an error.
    if (lowering::hasErrors(M))
      return false;
    AM.invalidate(M, Stage.run(M, AM));
  }
  return !lowering::hasErrors(M);
}

PreservedAnalyses DXILPipelinePass::run(Module &M, ModuleAnalysisManager &AM) {
  runStages(buildLoweringStages(M), M, AM);
  return PreservedAnalyses::none();
}

bool emitModule(Module &M, OutputKind Kind, raw_ostream &Out, TargetMachine *TM,
                ReflectionOptions Reflection) {
  if (lowering::hasErrors(M))
    return false;
  AnalysisManagers Managers(TM);
  if (!runStages(buildLoweringStages(M), M, Managers.Modules))
    return false;
  switch (Kind) {
  case OutputKind::Assembly: M.print(Out, nullptr); return true;
  case OutputKind::Container: return writeContainer(M, Reflection, Out);
  case OutputKind::None: return true;
  }
  return true;
}

} // namespace dxil::target
