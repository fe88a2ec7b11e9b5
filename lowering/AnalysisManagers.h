// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_ANALYSIS_MANAGERS_H
#define DXIL_LOWERING_ANALYSIS_MANAGERS_H

#include "dxil/lowering/PassContract.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"

namespace dxil::lowering {

/// The analysis managers of one run. They refer to each other, so they live and die together.
/// Where llvm::TimePassesIsEnabled, what each pass took is printed when they die; where LLVM's time
/// profiler is there it gets that too. Where the environment asks for it, what passes promise is
/// checked after each.
struct AnalysisManagers {
  llvm::LoopAnalysisManager Loops;
  llvm::FunctionAnalysisManager Functions;
  llvm::CGSCCAnalysisManager CallGraph;
  llvm::ModuleAnalysisManager Modules;
  llvm::PassInstrumentationCallbacks Callbacks;
  llvm::TimePassesHandler Times;
  llvm::TimeProfilingPassesHandler Trace;
  PassContract Contract;

  /// \p TM may be null.
  explicit AnalysisManagers(llvm::TargetMachine *TM) : Times(llvm::TimePassesIsEnabled) {
    Times.registerCallbacks(Callbacks);
    Trace.registerCallbacks(Callbacks);
    if (PassContract::isWanted())
      Contract.registerCallbacks(Callbacks);
    llvm::PassBuilder PB(TM, llvm::PipelineTuningOptions(), std::nullopt, &Callbacks);
    PB.registerModuleAnalyses(Modules);
    PB.registerCGSCCAnalyses(CallGraph);
    PB.registerFunctionAnalyses(Functions);
    PB.registerLoopAnalyses(Loops);
    PB.crossRegisterProxies(Loops, Functions, CallGraph, Modules);
  }
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_ANALYSIS_MANAGERS_H
