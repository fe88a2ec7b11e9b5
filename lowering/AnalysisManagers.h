// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "FrontEndFacts.h"
#include "dxil/lowering/PassContract.h"
#include "dxil/lowering/ScalarCosts.h"
#include "llvm/IR/PassTimingInfo.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"

namespace dxil::lowering {

/// The analysis managers of a run. They refer to each other, so one object owns them all. Also
/// collects the times of passes, which it prints at its end if they are wanted, feeds LLVM's time
/// profiler, and checks the promises of passes if the environment asks for it.
struct AnalysisManagers {
  llvm::LoopAnalysisManager Loops;
  llvm::FunctionAnalysisManager Functions;
  llvm::CGSCCAnalysisManager CallGraph;
  llvm::ModuleAnalysisManager Modules;
  llvm::PassInstrumentationCallbacks Callbacks;
  llvm::TimePassesHandler Times;
  llvm::TimeProfilingPassesHandler Trace;
  PassContract Contract;
  std::shared_ptr<contract::ModuleFacts> Facts; ///< of the front end, for FactsAnalysis

  /// \p TM may be null. Times go to \p TimeReport; null: to LLVM's stream if
  /// llvm::TimePassesIsEnabled.
  AnalysisManagers(llvm::TargetMachine *TM, llvm::raw_ostream *TimeReport)
      : Times(TimeReport || llvm::TimePassesIsEnabled) {
    if (TimeReport)
      Times.setOutStream(*TimeReport);
    Modules.registerPass([&] { return FactsAnalysis(&Facts); });
    Functions.registerPass([] {
      return llvm::TargetIRAnalysis(
          [](const llvm::Function &F) { return scalarCosts(F.getDataLayout()); });
    });
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

  /// Forgets all results, for the next module.
  void clear() {
    Loops.clear();
    Functions.clear();
    CallGraph.clear();
    Modules.clear();
    Facts = nullptr;
  }
};

} // namespace dxil::lowering
