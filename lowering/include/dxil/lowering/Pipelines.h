// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipelines as data: which passes run, in which order, and why. runPipeline(), the extension
// points in clang's pipeline and docs/pipeline.md use these tables.
#pragma once

#include "llvm/IR/PassManager.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace dxil::contract {
struct ModuleFacts;
} // namespace dxil::contract

namespace dxil::lowering {

/// Optimization levels: -Od, -O1, -O2 and -O3.
enum class Effort { None, Little, Much, Most };

/// When a function pass runs on a function.
enum class Demand {
  Always,
  /// If another pass has changed the function since this pass last ran on it. With
  /// DXIL_CHECK_PASSES=1 the pass runs anyway, and a change is an error.
  Changed
};

class PassSequence;

/// A pass of a pipeline, or a list of passes that several pipelines share.
struct Step {
  void (*Add)(PassSequence &, Effort) = nullptr;
  /// Why the pass is here, and not earlier or later. May be empty.
  llvm::StringLiteral Why = "";
  /// The lowest effort at which the step runs.
  Effort From = Effort::None;
  /// The pipeline ends after this step if an error was reported.
  bool EndsStage = false;
  llvm::ArrayRef<Step> List = {};
  Demand When = Demand::Always;
};

struct Pipeline {
  llvm::StringLiteral Name;
  /// When the pipeline runs, and on which modules.
  llvm::StringLiteral Use;
  llvm::ArrayRef<Step> Steps;
};

/// Extension points in clang's pipeline.
extern const Pipeline ClangStart, ClangAfterInlining, ClangPeephole;
/// Parts of InlineCallsPass, on a function with several calls.
extern const Pipeline CalleeValues, CalleeFlow;
/// FrontEnd runs on a module of the project's front end, before lowering. Simplification is a list
/// that FrontEnd runs twice.
extern const Pipeline FrontEnd, Simplification;
/// From an optimized module to DXIL IR; UpgradedLowering for a module that `dxil-lift` has made.
extern const Pipeline Lowering, UpgradedLowering;

/// Returns all pipelines, in the order in which a module meets them.
llvm::ArrayRef<const Pipeline *> pipelines();

/// A part of a pipeline. No stage runs after one that reports an error, so a pass may rely on the
/// checks of earlier stages.
using Stage = llvm::ModulePassManager;
std::vector<Stage> stagesOf(const Pipeline &P, Effort How = Effort::None);
/// Returns the passes of \p P as function passes. \p P must not have module passes.
llvm::FunctionPassManager functionPasses(const Pipeline &P);

/// Returns the steps of \p P with one pass each that run at \p How.
std::vector<Step> passesOf(const Pipeline &P, Effort How);
/// Returns the class of the pass of a step, such as "SROAPass".
std::string passName(const Step &S, Effort How);

/// Runs \p P on \p M until a stage reports an error. Returns false if the module's context has an
/// error. \p TM may be null. Passes take the \p Facts of the front end; null: those in annotations.
bool runPipeline(const Pipeline &P, llvm::Module &M, llvm::TargetMachine *TM = nullptr,
                 Effort How = Effort::None, std::shared_ptr<contract::ModuleFacts> Facts = nullptr);
/// While it exists, the pipelines that this thread runs report the times of their passes to \p Out.
class PassTimeReport {
public:
  explicit PassTimeReport(llvm::raw_ostream &Out);
  ~PassTimeReport();
  PassTimeReport(const PassTimeReport &) = delete;
  PassTimeReport &operator=(const PassTimeReport &) = delete;

private:
  llvm::raw_ostream *Outer;
};
/// Returns the pipeline that lowers \p M: `UpgradedLowering` if `dxil-lift` has made it, else
/// `Lowering`.
const Pipeline &loweringOf(const llvm::Module &M);

} // namespace dxil::lowering
